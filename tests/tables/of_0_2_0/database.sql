CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
	"table" VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	address VARCHAR(128) NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE TABLE events (
	"table" VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables ("table") ON DELETE CASCADE
)
 WITHOUT ROWID;
CREATE TABLE chat (
	"table" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables ("table") ON DELETE CASCADE
)
 WITHOUT ROWID;
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE gallery (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	title TEXT NOT NULL, 
	signed TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	address VARCHAR(128) NOT NULL, 
	code TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	comparison BLOB NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, listed, created);
CREATE INDEX tables_by_address ON tables (address, created);
CREATE INDEX gallery_by_time ON gallery (at);
CREATE INDEX gallery_by_address ON gallery (address, at);
INSERT INTO "alembic_version" VALUES ('0002');
INSERT INTO "settings" VALUES ('server-key', X'2fe5fa57a95961ef623e04d62ae44c3881299735fb057aa998472924be5e0882');
INSERT INTO "settings" VALUES ('file-marks', X'7463be7ae29a60c4');
INSERT INTO "tables" VALUES ('uf6kwy23cmbpaxdf', 'into-the-blue', 'over', 1, 1750000000.25, '');
INSERT INTO "tables" VALUES ('ckkyz2eahhgtdjin', 'into-the-blue', 'over', 1, 1750000034.75, '');
INSERT INTO "tables" VALUES ('adwj8kuumh2nbuhr', 'atlantis-treasure', 'playing', 0, 1750000036.25, '');
INSERT INTO "tables" VALUES ('pkykz2vnggttsc5d', 'into-the-blue', 'playing', 0, 1750000085.75, '');
INSERT INTO "tables" VALUES ('gssndbhbk7f7uzb7', 'atlantis-treasure', 'over', 0, 1750000091.75, '');
INSERT INTO "tables" VALUES ('drti8wqtqdfafqwf', 'into-the-blue', 'playing', 0, 1750000091.75, '');
INSERT INTO "tables" VALUES ('25vid4tz9vd6pjjt', 'into-the-blue', 'over', 0, 1750000093.25, '');
INSERT INTO "tables" VALUES ('kbjg93gngw7d8zzj', 'into-the-blue', 'over', 0, 1750000193.25, '');
INSERT INTO "tables" VALUES ('uzcdxfzgxdsfr7jy', 'into-the-blue', 'over', 0, 1750000193.25, '');
INSERT INTO "tables" VALUES ('q4acf2kvynuwe36h', 'into-the-blue', 'waiting', 1, 1753456193.25, '');
INSERT INTO "tables" VALUES ('imported2345abcd', 'into-the-blue', 'over', 0, 1750000000.0, '');
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 1, CAST('{"is":"opened","at":1750000093.25,"game":"into-the-blue","rules":{},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"f4d527878a9df55966275c04df8162c3edb8b3728f33cb87490c82fb9781b22c","tokens":["c8b99bef7b8cb8d3b4e46bc5b17c5ee7ca9929fa3b84ed670b766e05527fa71c",null],"invites":[null,"fd45b998a7e7113fa5f75974f1d88de0e4e389f3d71f22c31e20a4ff4927355b"],"clock":{"kind":"live","bank":5,"increment":0}}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 2, CAST('{"is":"mixed","at":1750000093.25,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 3, CAST('{"is":"sat","at":1750000093.25,"seat":1,"name":"Bo","token":"a5da1d7a5536830629f6be7b1cad88d041de5d9083f1b7a667f6b8e05429cfa3"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 4, CAST('{"is":"begun","at":1750000093.25,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 5, CAST('{"is":"fell","at":1750000093.25,"move":"deal 58766"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 6, CAST('{"is":"fell","at":1750000093.25,"move":"roll 114455"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 7, CAST('{"is":"played","at":1750000093.25,"seat":0,"move":"keep 15"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 8, CAST('{"is":"fell","at":1750000093.25,"move":"roll 2223"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 9, CAST('{"is":"played","at":1750000093.25,"seat":0,"move":"keep 1235"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 10, CAST('{"is":"fell","at":1750000093.25,"move":"roll 12"}' AS BLOB));
INSERT INTO "events" VALUES ('25vid4tz9vd6pjjt', 11, CAST('{"is":"resigned","at":1750000193.25,"seat":0,"by":"time","bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 1, CAST('{"is":"opened","at":1750000036.25,"game":"atlantis-treasure","rules":{},"names":["Ana","","Robo"],"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":null},{"kind":"bot","bot":"random","name":"Robo"}],"first":1,"secret":"379f163af39cb50ffe5bff815407a001b00b15ee73bc9c3797c67c4423f7694a","tokens":["a42b550d342e818131e2ecac58f1ac17c0b78e558d1fc7f28c7743c5002af4a2",null,null],"invites":[null,"ec4fc5a2061d1ece6b5579ceeaf0280f411c992dc3509ec8b5913b170b8bbd1d",null],"clock":{"kind":"slow","hours":48},"pace":0.0}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 2, CAST('{"is":"mixed","at":1750000036.25,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 3, CAST('{"is":"settled","at":1750000036.25,"first":"draw"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 4, CAST('{"is":"settled","at":1750000037.75,"first":2,"anyone":true}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 5, CAST('{"is":"swapped","at":1750000039.25,"seat":0,"other":2}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 6, CAST('{"is":"sat","at":1750000040.75,"seat":1,"name":"Cem","token":"dea36b338ac6d92a974a58a4d8dacddd2a8af97d90a24a746edf1a8b4f2571c5","entropy":"77"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 7, CAST('{"is":"begun","at":1750000040.75,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 8, CAST('{"is":"fell","at":1750000040.75,"move":"die S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 9, CAST('{"is":"played","at":1750000040.75,"seat":0,"move":"compass S b7"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 10, CAST('{"is":"played","at":1750000040.75,"seat":0,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 11, CAST('{"is":"fell","at":1750000040.75,"move":"die torpedo"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 12, CAST('{"is":"played","at":1750000042.25,"seat":1,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 13, CAST('{"is":"played","at":1750000043.75,"seat":1,"move":"hold"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 14, CAST('{"is":"fell","at":1750000043.75,"move":"die W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 15, CAST('{"is":"played","at":1750000045.25,"seat":2,"move":"compass W b2"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 16, CAST('{"is":"played","at":1750000046.75,"seat":2,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 17, CAST('{"is":"fell","at":1750000046.75,"move":"die S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 18, CAST('{"is":"played","at":1750000046.75,"seat":0,"move":"compass S b5"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 19, CAST('{"is":"played","at":1750000046.75,"seat":0,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 20, CAST('{"is":"fell","at":1750000046.75,"move":"die W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 21, CAST('{"is":"played","at":1750000048.25,"seat":1,"move":"compass W d3"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 22, CAST('{"is":"played","at":1750000049.75,"seat":1,"move":"move E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 23, CAST('{"is":"fell","at":1750000049.75,"move":"die S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 24, CAST('{"is":"played","at":1750000051.25,"seat":2,"move":"compass S c2"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 25, CAST('{"is":"played","at":1750000052.75,"seat":2,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 26, CAST('{"is":"fell","at":1750000052.75,"move":"die S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 27, CAST('{"is":"played","at":1750000052.75,"seat":0,"move":"compass S b1"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 28, CAST('{"is":"played","at":1750000052.75,"seat":0,"move":"move E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 29, CAST('{"is":"fell","at":1750000052.75,"move":"die S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 30, CAST('{"is":"played","at":1750000054.25,"seat":1,"move":"shift b2 h9"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 31, CAST('{"is":"played","at":1750000055.75,"seat":1,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 32, CAST('{"is":"fell","at":1750000055.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 33, CAST('{"is":"played","at":1750000057.25,"seat":2,"move":"compass N g8"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 34, CAST('{"is":"played","at":1750000058.75,"seat":2,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 35, CAST('{"is":"fell","at":1750000058.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 36, CAST('{"is":"played","at":1750000058.75,"seat":0,"move":"compass N b8"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 37, CAST('{"is":"played","at":1750000058.75,"seat":0,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 38, CAST('{"is":"fell","at":1750000058.75,"move":"die torpedo"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 39, CAST('{"is":"played","at":1750000060.25,"seat":1,"move":"hold"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 40, CAST('{"is":"played","at":1750000061.75,"seat":1,"move":"move E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 41, CAST('{"is":"fell","at":1750000061.75,"move":"die W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 42, CAST('{"is":"played","at":1750000063.25,"seat":2,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 43, CAST('{"is":"played","at":1750000064.75,"seat":2,"move":"compass W i4"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 44, CAST('{"is":"fell","at":1750000064.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 45, CAST('{"is":"played","at":1750000064.75,"seat":0,"move":"compass N f2"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 46, CAST('{"is":"played","at":1750000064.75,"seat":0,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 47, CAST('{"is":"fell","at":1750000064.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 48, CAST('{"is":"played","at":1750000066.25,"seat":1,"move":"compass N f5"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 49, CAST('{"is":"played","at":1750000067.75,"seat":1,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 50, CAST('{"is":"fell","at":1750000067.75,"move":"die E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 51, CAST('{"is":"played","at":1750000069.25,"seat":2,"move":"compass E i1"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 52, CAST('{"is":"played","at":1750000070.75,"seat":2,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 53, CAST('{"is":"fell","at":1750000070.75,"move":"die W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 54, CAST('{"is":"played","at":1750000070.75,"seat":0,"move":"compass W a3"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 55, CAST('{"is":"played","at":1750000070.75,"seat":0,"move":"move E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 56, CAST('{"is":"fell","at":1750000070.75,"move":"die coral"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 57, CAST('{"is":"played","at":1750000072.25,"seat":1,"move":"coral d2 h6"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 58, CAST('{"is":"played","at":1750000073.75,"seat":1,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 59, CAST('{"is":"fell","at":1750000073.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 60, CAST('{"is":"played","at":1750000075.25,"seat":2,"move":"compass N i3"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 61, CAST('{"is":"played","at":1750000076.75,"seat":2,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 62, CAST('{"is":"fell","at":1750000076.75,"move":"die torpedo"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 63, CAST('{"is":"played","at":1750000076.75,"seat":0,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 64, CAST('{"is":"played","at":1750000076.75,"seat":0,"move":"fire S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 65, CAST('{"is":"fell","at":1750000076.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 66, CAST('{"is":"played","at":1750000078.25,"seat":1,"move":"compass N e7"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 67, CAST('{"is":"played","at":1750000079.75,"seat":1,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 68, CAST('{"is":"fell","at":1750000079.75,"move":"die E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 69, CAST('{"is":"played","at":1750000081.25,"seat":2,"move":"compass E i8"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 70, CAST('{"is":"played","at":1750000082.75,"seat":2,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 71, CAST('{"is":"fell","at":1750000082.75,"move":"die E"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 72, CAST('{"is":"played","at":1750000082.75,"seat":0,"move":"compass E e8"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 73, CAST('{"is":"played","at":1750000082.75,"seat":0,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 74, CAST('{"is":"fell","at":1750000082.75,"move":"die W"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 75, CAST('{"is":"played","at":1750000084.25,"seat":1,"move":"shift i1 f3"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 76, CAST('{"is":"played","at":1750000085.75,"seat":1,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 77, CAST('{"is":"fell","at":1750000085.75,"move":"die N"}' AS BLOB));
INSERT INTO "events" VALUES ('adwj8kuumh2nbuhr', 78, CAST('{"is":"resigned","at":1753456193.25,"seat":2,"by":"time","bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 1, CAST('{"is":"opened","at":1750000034.75,"game":"into-the-blue","rules":{"shells":4},"names":["","Béa"],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":1,"secret":"9e78cafa188d1be79d0ab4e6962d4fdbc6dad64c86ca4eaec61e820c540c116f","tokens":["001f928f50fd42552738829133b90a8b9f996fced140aec7ec60ca4af05e7e30","e3b8a74797fcb05ce025911f6f078d1115d312e4a2079ef3a409de5a00371094"],"invites":[null,null],"clock":{"kind":"live","bank":600,"increment":5},"listed":true,"hints":false,"before":"uf6kwy23cmbpaxdf"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 2, CAST('{"is":"mixed","at":1750000036.25,"seat":0,"entropy":"0a"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 3, CAST('{"is":"mixed","at":1750000036.25,"seat":1,"entropy":"0a"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 4, CAST('{"is":"begun","at":1750000036.25,"first":1}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 5, CAST('{"is":"fell","at":1750000036.25,"move":"deal 68657"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 6, CAST('{"is":"fell","at":1750000036.25,"move":"roll 122445"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 7, CAST('{"is":"played","at":1750000036.25,"seat":1,"move":"keep 45"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 8, CAST('{"is":"fell","at":1750000036.25,"move":"roll 2235"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 9, CAST('{"is":"played","at":1750000036.25,"seat":1,"move":"keep 35"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 10, CAST('{"is":"fell","at":1750000036.25,"move":"roll 135C"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 11, CAST('{"is":"played","at":1750000036.25,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 12, CAST('{"is":"fell","at":1750000036.25,"move":"roll 4444CC"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 13, CAST('{"is":"played","at":1750000036.25,"seat":0,"move":"keep C"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 14, CAST('{"is":"fell","at":1750000036.25,"move":"roll 13345"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 15, CAST('{"is":"played","at":1750000036.25,"seat":0,"move":"keep 45C"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 16, CAST('{"is":"fell","at":1750000036.25,"move":"roll 223"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 17, CAST('{"is":"fell","at":1750000036.25,"move":"roll 111445"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 18, CAST('{"is":"played","at":1750000036.25,"seat":1,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 19, CAST('{"is":"played","at":1750000036.25,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 20, CAST('{"is":"fell","at":1750000036.25,"move":"roll 13334C"}' AS BLOB));
INSERT INTO "events" VALUES ('ckkyz2eahhgtdjin', 21, CAST('{"is":"resigned","at":1753456193.25,"seat":0,"by":"time","bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 1, CAST('{"is":"opened","at":1750000091.75,"game":"into-the-blue","rules":{},"names":["","",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"5769635501cf6ec53725751cb8d369f660b11c232b010f3e170ee8c92636af05","tokens":["2b7328d7a3467b83e2bc418a7efbb8148dac60ddeaed1889151f48dc46d26f77",null,null],"invites":[null,"fa3f1229c76ba4bf768789c759277a9f0e89b08c6fc722a6514017781e2b9f28","9cdaf812115b664cc1337fbd8b877ea99959e70a690e0027f813f76e87683881"]}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 2, CAST('{"is":"mixed","at":1750000091.75,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 3, CAST('{"is":"begun","at":1750000091.75,"first":0,"absent":[1,2],"bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 4, CAST('{"is":"fell","at":1750000091.75,"move":"deal 65867"}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 5, CAST('{"is":"fell","at":1750000091.75,"move":"roll 23455C"}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 6, CAST('{"is":"played","at":1750000093.25,"seat":0,"move":"keep 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('drti8wqtqdfafqwf', 7, CAST('{"is":"fell","at":1750000093.25,"move":"roll 1112"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 1, CAST('{"is":"opened","at":1750000091.75,"game":"atlantis-treasure","rules":{},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":"draw","secret":"ceba9b5d0d7e9a51b3f8c0ffab5d65e05fa808c29c53f15f0631bdda6dd87527","tokens":["ec1e2877531380b9b7bba144d65e25ee5cbce007601b70aecb2fed10c2576d96",null],"invites":[null,"efdedc890e7bf78b05b23cdde7d564c9db060883027062b7d3623f3756e88b00"]}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 2, CAST('{"is":"mixed","at":1750000091.75,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 3, CAST('{"is":"sat","at":1750000091.75,"seat":1,"name":"Bo","token":"fb71eeeae5326320d03785a54ea939149fd10bebba7c3e69ca761a03385d1b12"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 4, CAST('{"is":"begun","at":1750000091.75,"first":1}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 5, CAST('{"is":"fell","at":1750000091.75,"move":"die torpedo"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 6, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"move N"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 7, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"fire W"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 8, CAST('{"is":"fell","at":1750000091.75,"move":"die torpedo"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 9, CAST('{"is":"played","at":1750000091.75,"seat":0,"move":"move S"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 10, CAST('{"is":"played","at":1750000091.75,"seat":0,"move":"fire E"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 11, CAST('{"is":"fell","at":1750000091.75,"move":"die coral"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 12, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"coral d2 h1"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 13, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"move W"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 14, CAST('{"is":"fell","at":1750000091.75,"move":"die E"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 15, CAST('{"is":"resigned","at":1750000091.75,"seat":1,"by":"resign","bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 16, CAST('{"is":"rematchasked","at":1750000091.75,"seat":0}' AS BLOB));
INSERT INTO "events" VALUES ('gssndbhbk7f7uzb7', 17, CAST('{"is":"rematchdeclined","at":1750000091.75,"seat":1}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 1, CAST('{"is":"opened","at":1750000000.0,"game":"into-the-blue","rules":{"shells":4},"names":["Green","Béa"],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"5820b2e8b74e2875583b131b0e89c0d4764000c8946eb938f8de1089090ca4be","tokens":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"],"invites":[null,null]}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 2, CAST('{"is":"mixed","at":1750000000.0,"seat":0,"entropy":"abcdef0123"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 3, CAST('{"is":"mixed","at":1750000000.0,"seat":1,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 4, CAST('{"is":"begun","at":1750000000.0,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 5, CAST('{"is":"fell","at":1750000000.0,"move":"deal 76568"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 6, CAST('{"is":"fell","at":1750000000.0,"move":"roll 113445"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 7, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 145"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 8, CAST('{"is":"fell","at":1750000000.0,"move":"roll 14C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 9, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 144C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 10, CAST('{"is":"fell","at":1750000000.0,"move":"roll 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 11, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 12, CAST('{"is":"fell","at":1750000000.0,"move":"roll 11333C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 13, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 133C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 14, CAST('{"is":"fell","at":1750000000.0,"move":"roll 11"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 15, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 16, CAST('{"is":"fell","at":1750000000.0,"move":"roll 2444C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 17, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 18, CAST('{"is":"fell","at":1750000000.0,"move":"roll 1255CC"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 19, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 2"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 20, CAST('{"is":"fell","at":1750000000.0,"move":"roll 134CC"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 21, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 3"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 22, CAST('{"is":"fell","at":1750000000.0,"move":"roll 2345C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 23, CAST('{"is":"fell","at":1750000000.0,"move":"roll 1234CC"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 24, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 234C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 25, CAST('{"is":"fell","at":1750000000.0,"move":"roll 24"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 26, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 2244C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 27, CAST('{"is":"fell","at":1750000000.0,"move":"roll C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 28, CAST('{"is":"fell","at":1750000000.0,"move":"roll 122345"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 29, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 234"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 30, CAST('{"is":"fell","at":1750000000.0,"move":"roll 35C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 31, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 3345C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 32, CAST('{"is":"fell","at":1750000000.0,"move":"roll 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 33, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 34, CAST('{"is":"fell","at":1750000000.0,"move":"roll 122445"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 35, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 224"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 36, CAST('{"is":"fell","at":1750000000.0,"move":"roll 234"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 37, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 38, CAST('{"is":"fell","at":1750000000.0,"move":"roll 222345"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 39, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 23"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 40, CAST('{"is":"fell","at":1750000000.0,"move":"roll 113C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 41, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"keep 11C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 42, CAST('{"is":"fell","at":1750000000.0,"move":"roll 44C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 43, CAST('{"is":"played","at":1750000000.0,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 44, CAST('{"is":"fell","at":1750000000.0,"move":"roll 1112CC"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 45, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 46, CAST('{"is":"fell","at":1750000000.0,"move":"roll 4444"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 47, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"keep 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 48, CAST('{"is":"fell","at":1750000000.0,"move":"roll 1133"}' AS BLOB));
INSERT INTO "events" VALUES ('imported2345abcd', 49, CAST('{"is":"played","at":1750000000.0,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 1, CAST('{"is":"opened","at":1750000193.25,"game":"into-the-blue","rules":{},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"877a56310939c0543eec571ad2e16d4b0b7e44145198bf41fe364a781c0bb700","tokens":["4b8be1c82d2d55918d43587a17f798d74458267e0365dafd032018c0b2bab5be",null],"invites":[null,"4cce844a16b3a5696b547ca89026f88b96a23f1ae8ec6e62c3542777fdb08543"],"most_moves":12}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 2, CAST('{"is":"mixed","at":1750000193.25,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 3, CAST('{"is":"sat","at":1750000193.25,"seat":1,"name":"Bo","token":"e83b9a4c1ffa85d8c57432c503fee68c58184a092389f6603deca1bf6de6120b"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 4, CAST('{"is":"begun","at":1750000193.25,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 5, CAST('{"is":"fell","at":1750000193.25,"move":"deal 85667"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 6, CAST('{"is":"fell","at":1750000193.25,"move":"roll 111134"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 7, CAST('{"is":"played","at":1750000193.25,"seat":0,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 8, CAST('{"is":"played","at":1750000193.25,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 9, CAST('{"is":"fell","at":1750000193.25,"move":"roll 111245"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 10, CAST('{"is":"played","at":1750000193.25,"seat":1,"move":"keep 5"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 11, CAST('{"is":"fell","at":1750000193.25,"move":"roll 12235"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 12, CAST('{"is":"played","at":1750000193.25,"seat":1,"move":"keep 235"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 13, CAST('{"is":"fell","at":1750000193.25,"move":"roll 45C"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 14, CAST('{"is":"fell","at":1750000193.25,"move":"roll 22234C"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 15, CAST('{"is":"played","at":1750000193.25,"seat":0,"move":"keep 24C"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 16, CAST('{"is":"fell","at":1750000193.25,"move":"roll 255"}' AS BLOB));
INSERT INTO "events" VALUES ('kbjg93gngw7d8zzj', 17, CAST('{"is":"ended","at":1750000193.25,"by":"moves"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 1, CAST('{"is":"opened","at":1750000085.75,"game":"into-the-blue","rules":{},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"1f2561f2d5d2f1072df209f6ca3c39b2d70f98bb7ca7b99a6e2a4eb465048927","tokens":["ed9197432006c9b7c843db8af4b0afd97c1ffd0040b2302b5378c56686e056a9",null],"invites":[null,"6f50f89ba2e34ac39c87869a8a6603fdb4fef124b13597358eed0615da3645fd"]}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 2, CAST('{"is":"mixed","at":1750000085.75,"seat":0,"entropy":""}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 3, CAST('{"is":"sat","at":1750000085.75,"seat":1,"name":"Bo","token":"75935248b39272eb5727024b8a2a59b9d13670c783c0928566f7b3f31a1572d2"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 4, CAST('{"is":"begun","at":1750000085.75,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 5, CAST('{"is":"fell","at":1750000085.75,"move":"deal 78665"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 6, CAST('{"is":"fell","at":1750000085.75,"move":"roll 334CCC"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 7, CAST('{"is":"played","at":1750000085.75,"seat":0,"move":"keep 3CC"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 8, CAST('{"is":"fell","at":1750000085.75,"move":"roll 135"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 9, CAST('{"is":"played","at":1750000085.75,"seat":0,"move":"keep 1"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 10, CAST('{"is":"fell","at":1750000085.75,"move":"roll 11344"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 11, CAST('{"is":"played","at":1750000085.75,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 12, CAST('{"is":"fell","at":1750000085.75,"move":"roll 11125C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 13, CAST('{"is":"played","at":1750000085.75,"seat":1,"move":"keep 115C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 14, CAST('{"is":"fell","at":1750000085.75,"move":"roll 22"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 15, CAST('{"is":"played","at":1750000085.75,"seat":1,"move":"keep 225"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 16, CAST('{"is":"fell","at":1750000085.75,"move":"roll 23C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 17, CAST('{"is":"fell","at":1750000085.75,"move":"roll 112344"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 18, CAST('{"is":"played","at":1750000085.75,"seat":0,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 19, CAST('{"is":"undoasked","at":1750000087.25,"seat":0}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 20, CAST('{"is":"undodenied","at":1750000087.25,"seat":1}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 21, CAST('{"is":"undoasked","at":1750000088.75,"seat":0}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 22, CAST('{"is":"undoagreed","at":1750000088.75,"seat":1}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 23, CAST('{"is":"undone","at":1750000088.75,"moves":13}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 24, CAST('{"is":"played","at":1750000090.25,"seat":0,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 25, CAST('{"is":"left","at":1750000090.25,"seat":1,"bot":"greedy"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 26, CAST('{"is":"returned","at":1750000090.25,"seat":1}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 27, CAST('{"is":"played","at":1750000091.75,"seat":0,"move":"place 4"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 28, CAST('{"is":"fell","at":1750000091.75,"move":"roll 12455C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 29, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"keep 155C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 30, CAST('{"is":"fell","at":1750000091.75,"move":"roll 45"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 31, CAST('{"is":"played","at":1750000091.75,"seat":1,"move":"keep 45"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 32, CAST('{"is":"fell","at":1750000091.75,"move":"roll 235C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 33, CAST('{"is":"fell","at":1750000091.75,"move":"roll 111134"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 34, CAST('{"is":"played","at":1750000091.75,"seat":0,"move":"keep none"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 35, CAST('{"is":"fell","at":1750000091.75,"move":"roll 2233CC"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 36, CAST('{"is":"played","at":1750000091.75,"seat":0,"move":"keep 33C"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 37, CAST('{"is":"fell","at":1750000091.75,"move":"roll 355"}' AS BLOB));
INSERT INTO "events" VALUES ('pkykz2vnggttsc5d', 38, CAST('{"is":"fell","at":1750000091.75,"move":"roll 122235"}' AS BLOB));
INSERT INTO "events" VALUES ('q4acf2kvynuwe36h', 1, CAST('{"is":"opened","at":1753456193.25,"game":"into-the-blue","rules":{},"names":["","",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null},{"kind":"human","name":null}],"first":"draw","secret":"6221db6dc09263fd3dd5fc87288b5b783349f1d71643b0985c86f27a59703cd5","tokens":["15aadc53985cfb47ff911b72bba9a3eba2f65117b6b9a4dadc9b8ab2e712fce8",null,null],"invites":[null,"4254b9a38061bc9a9c67be3023a4e8c90b7fe42c114e09d693481fcfe3726b66","074cccfcd620bc2584c380e087995284e043a06a1bf7aa421fac35731e5fff6b"],"listed":true,"entropy":"cafe","most_moves":12}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 1, CAST('{"is":"opened","at":1750000000.25,"game":"into-the-blue","rules":{"shells":4},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"5820b2e8b74e2875583b131b0e89c0d4764000c8946eb938f8de1089090ca4be","tokens":["bfe0b963d472e4e97b6dc49da54ee4b682e1e06681fde540d14c247eda62551b",null],"invites":[null,"151c9f0aeec301c213a57cb0240c9aa2481e2cee5ef83c7d61f9ec0cb6096094"],"clock":{"kind":"live","bank":600,"increment":5},"listed":true,"hints":false,"entropy":"abcdef0123"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 2, CAST('{"is":"sat","at":1750000000.25,"seat":1,"name":"Béa","token":"700824bd26aedb0c66f338621c535ba5b30419ee132169f18768ff83b09feb96"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 3, CAST('{"is":"begun","at":1750000000.25,"first":0}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 4, CAST('{"is":"fell","at":1750000000.25,"move":"deal 76568"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 5, CAST('{"is":"fell","at":1750000000.25,"move":"roll 113445"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 6, CAST('{"is":"played","at":1750000003.25,"seat":0,"move":"keep 145"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 7, CAST('{"is":"fell","at":1750000003.25,"move":"roll 14C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 8, CAST('{"is":"played","at":1750000004.75,"seat":0,"move":"keep 144C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 9, CAST('{"is":"fell","at":1750000004.75,"move":"roll 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 10, CAST('{"is":"played","at":1750000006.25,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 11, CAST('{"is":"fell","at":1750000006.25,"move":"roll 11333C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 12, CAST('{"is":"played","at":1750000007.75,"seat":1,"move":"keep 133C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 13, CAST('{"is":"fell","at":1750000007.75,"move":"roll 11"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 14, CAST('{"is":"played","at":1750000009.25,"seat":1,"move":"keep 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 15, CAST('{"is":"fell","at":1750000009.25,"move":"roll 2444C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 16, CAST('{"is":"played","at":1750000010.75,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 17, CAST('{"is":"fell","at":1750000010.75,"move":"roll 1255CC"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 18, CAST('{"is":"played","at":1750000012.25,"seat":0,"move":"keep 2"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 19, CAST('{"is":"fell","at":1750000012.25,"move":"roll 134CC"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 20, CAST('{"is":"played","at":1750000013.75,"seat":0,"move":"keep 3"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 21, CAST('{"is":"fell","at":1750000013.75,"move":"roll 2345C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 22, CAST('{"is":"fell","at":1750000013.75,"move":"roll 1234CC"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 23, CAST('{"is":"played","at":1750000015.25,"seat":1,"move":"keep 234C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 24, CAST('{"is":"fell","at":1750000015.25,"move":"roll 24"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 25, CAST('{"is":"played","at":1750000016.75,"seat":1,"move":"keep 2244C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 26, CAST('{"is":"fell","at":1750000016.75,"move":"roll C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 27, CAST('{"is":"fell","at":1750000016.75,"move":"roll 122345"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 28, CAST('{"is":"played","at":1750000018.25,"seat":0,"move":"keep 234"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 29, CAST('{"is":"fell","at":1750000018.25,"move":"roll 35C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 30, CAST('{"is":"played","at":1750000019.75,"seat":0,"move":"keep 3345C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 31, CAST('{"is":"fell","at":1750000019.75,"move":"roll 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 32, CAST('{"is":"played","at":1750000021.25,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 33, CAST('{"is":"fell","at":1750000021.25,"move":"roll 122445"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 34, CAST('{"is":"played","at":1750000022.75,"seat":1,"move":"keep 224"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 35, CAST('{"is":"fell","at":1750000022.75,"move":"roll 234"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 36, CAST('{"is":"played","at":1750000024.25,"seat":1,"move":"stop"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 37, CAST('{"is":"fell","at":1750000024.25,"move":"roll 222345"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 38, CAST('{"is":"played","at":1750000025.75,"seat":0,"move":"keep 23"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 39, CAST('{"is":"fell","at":1750000025.75,"move":"roll 113C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 40, CAST('{"is":"played","at":1750000027.25,"seat":0,"move":"keep 11C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 41, CAST('{"is":"fell","at":1750000027.25,"move":"roll 44C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 42, CAST('{"is":"played","at":1750000028.75,"seat":0,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 43, CAST('{"is":"fell","at":1750000028.75,"move":"roll 1112CC"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 44, CAST('{"is":"played","at":1750000030.25,"seat":1,"move":"keep 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 45, CAST('{"is":"fell","at":1750000030.25,"move":"roll 4444"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 46, CAST('{"is":"played","at":1750000031.75,"seat":1,"move":"keep 2C"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 47, CAST('{"is":"fell","at":1750000031.75,"move":"roll 1133"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 48, CAST('{"is":"played","at":1750000033.25,"seat":1,"move":"place 1"}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 49, CAST('{"is":"rematchasked","at":1750000033.25,"seat":0}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 50, CAST('{"is":"rematchasked","at":1750000034.75,"seat":1}' AS BLOB));
INSERT INTO "events" VALUES ('uf6kwy23cmbpaxdf', 51, CAST('{"is":"rematched","at":1750000034.75,"table":"ckkyz2eahhgtdjin"}' AS BLOB));
INSERT INTO "events" VALUES ('uzcdxfzgxdsfr7jy', 1, CAST('{"is":"opened","at":1750000193.25,"game":"into-the-blue","rules":{},"names":["",""],"seats":[{"kind":"human","name":null},{"kind":"human","name":null}],"first":0,"secret":"7409b65aaf82e9ad7a728ca83ee1f143bac34e4deaf05ea100a97ac60d89eeec","tokens":["49aacd15014e572c2bd72981dd37720768a4f2cf2983c3ad6525ace5ac3780f1",null],"invites":[null,"5b6ffb4c6cecdaa1398cde47924031d9e7e1a42fefa8273526c1133764d53d7c"],"most_moves":12}' AS BLOB));
INSERT INTO "events" VALUES ('uzcdxfzgxdsfr7jy', 2, CAST('{"is":"ended","at":1753456193.25,"by":"absence"}' AS BLOB));
INSERT INTO "chat" VALUES ('adwj8kuumh2nbuhr', 1, 1750000085.75, 1, 'Cem', 'My move?');
INSERT INTO "chat" VALUES ('uf6kwy23cmbpaxdf', 1, 1750000000.25, 0, 'Green', 'Hello, Béa! ½ “ready”?');
INSERT INTO "chat" VALUES ('uf6kwy23cmbpaxdf', 2, 1750000001.75, 1, 'Béa', 'Yes.');
INSERT INTO "chat" VALUES ('uf6kwy23cmbpaxdf', 3, 1750000001.75, NULL, '', 'I watch.');
INSERT INTO "gallery" VALUES ('abc123', 'into-the-blue', 'Nine shells', 'Ana', 1750000000.0, '00ff', 'F1-8SP19-W2V49-MPWX3-F5NT6-GS9DC-9P7AS-925HX-J4WV8-CNP6R-WS278-WQTQ8', 2, CAST('{"games":10}' AS BLOB));
