# `make play` and `make test` do all set-up themselves; they need Python 3.11 or newer and nothing else.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
# Two stamps: anyone who only plays is spared what the tests and checks need.
READY := $(VENV)/.ready
DEV := $(VENV)/.ready-dev
# A browser or a server that a test waits for leaves room for another test.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(3 * (os.cpu_count() or 2) // 2)")

.PHONY: play terminal web services test test-fast crash soak bench format pictures clean
.PHONY: check check-types check-wheel check-client check-style check-audit

play: $(READY) web
	@$(BIN)/fathoms serve --open --gallery

# The same in the terminal, against two bots.
terminal: $(READY)
	@$(BIN)/fathoms play into-the-blue --seats me,greedy,random --first draw

# The browser client, built when it is missing or older than its sources.
web: $(READY)
	@$(BIN)/python tools/build_web.py

# PostgreSQL, Redis and chromium, installed where that is possible; the tests start their own.
services:
	@tools/services.sh

# Tests start hundreds of programs, and none of them should have to compile Fathoms anew.
test test-fast soak: export PYTHONDONTWRITEBYTECODE =

test: $(DEV) services
	@$(BIN)/python tools/build_web.py tools
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Without browsers, databases, other programs and thousands of games: for every few lines you change.
test-fast: $(DEV)
	$(BIN)/pytest -n $(WORKERS) -m "not browser and not service and not slow"

# Long runs: tens of thousands of games at each player count, and the learning example.
soak: $(DEV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[learn]'
	$(BIN)/pytest -n $(WORKERS) -m soak

# A running server is killed a hundred times on each database; what was acknowledged must be there. Then the
# database is, and every table goes on within seconds.
crash: $(DEV) services
	$(BIN)/python tests/crashing.py --kills 100 --tables 50
	$(BIN)/python tests/crashing.py --kills 100 --tables 50 --postgres
	$(BIN)/python tests/crashing.py --outages 5 --tables 50

# Two things at a time; each says what it found when it is done. The client is built before, for two need it.
check: $(DEV)
	@$(BIN)/python tools/build_web.py
	@$(MAKE) --no-print-directory --jobs=2 --keep-going --output-sync check-types check-wheel check-client check-style check-audit

check-types:
	$(BIN)/pyright --pythonpath $(BIN)/python

check-wheel:
	$(BIN)/python tools/check_wheel.py

check-client:
	$(BIN)/python tools/build_web.py check

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python tools/check_sleeps.py
	$(BIN)/python tools/check_client.py
	$(BIN)/python tools/check_rules.py

check-audit:
	$(BIN)/python tools/audit.py

pictures: $(DEV) web
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/page_pictures.py

bench: $(DEV) web
	$(BIN)/fathoms bench

format: $(DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/build_web.py format

enough = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fathoms needs Python 3.11 or newer; set PYTHON=/path/to/python3.11."; exit 1; }

$(READY): pyproject.toml
	@$(enough)
	@$(PYTHON) tools/set_up.py play

$(DEV): pyproject.toml
	@$(enough)
	@$(PYTHON) tools/set_up.py dev

clean:
	rm -rf $(VENV) dist build .pytest_cache .ruff_cache .hypothesis
