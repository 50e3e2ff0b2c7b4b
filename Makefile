# `make play` and `make test` do all set-up themselves; they need Python 3.11 or newer and nothing else.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CORES ?= auto

.PHONY: play terminal web services test crash check soak bench format pictures recompile clean

play: $(READY) web
	@$(BIN)/fathoms serve --open --gallery

# The same in the terminal, against two bots.
terminal: $(READY)
	@$(BIN)/fathoms play into-the-blue --seats me,greedy,random --first draw

# The browser client, built when it is missing or older than its sources.
web: $(READY)
	@$(BIN)/python tools/build_web.py

# PostgreSQL and Redis, installed where that is possible; the tests start their own.
services:
	@tools/services.sh

test: $(READY) web services
	@$(BIN)/python tools/build_web.py test
	$(BIN)/pytest -n $(CORES)

# Long runs: tens of thousands of games at each player count, and the learning example.
soak: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[learn]'
	$(BIN)/pytest -n $(CORES) -m soak

# A running server is killed a hundred times on each database; what was acknowledged must be there.
crash: $(READY) services
	$(BIN)/python tests/crashing.py --kills 100 --tables 50
	$(BIN)/python tests/crashing.py --kills 100 --tables 50 --postgres

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports
	$(BIN)/python tools/build_web.py check
	$(BIN)/python tools/check_wheel.py
	$(BIN)/python tools/audit.py

pictures: $(READY) web
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/page_pictures.py

bench: $(READY) web
	$(BIN)/fathoms bench

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Numba notices only changes of a compiled function's own file, not of what it calls.
recompile:
	find src -name '*.nbi' -delete -o -name '*.nbc' -delete

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fathoms needs Python 3.11 or newer; set PYTHON=/path/to/python3.11."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up .venv (once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[lab,cluster,envs]' --group dev
	@touch $@

clean:
	rm -rf $(VENV) dist build .pytest_cache .ruff_cache .hypothesis
