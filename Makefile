# `make play` and `make test` do all set-up themselves; they need Python 3.11 or newer and nothing else.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CORES ?= auto

.PHONY: play test check soak bench format pictures recompile clean

play: $(READY)
	@$(BIN)/fathoms play into-the-blue --seats me,greedy,random --first draw

test: $(READY)
	$(BIN)/pytest -n $(CORES)

# Long runs: tens of thousands of games at each player count.
soak: $(READY)
	$(BIN)/pytest -n $(CORES) -m soak

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports
	$(BIN)/python tools/check_wheel.py

pictures: $(READY)
	$(BIN)/python tools/pictures.py

bench: $(READY)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/start_up.py
	$(BIN)/python benchmarks/greedy_turn.py
	$(BIN)/python benchmarks/atlantis_expert.py
	$(BIN)/python benchmarks/expert.py

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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[lab]' --group dev
	@touch $@

clean:
	rm -rf $(VENV) dist build .pytest_cache .ruff_cache .hypothesis
