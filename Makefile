# Two commands do everything: `make play` opens the game, `make test` runs every check.
# Both set up what is missing, may be run again at any time, and say in a sentence what they lack.

SHELL := /bin/bash
.DELETE_ON_ERROR:
.PHONY: play test lint check-web fast bench faults browser postgres load thousands promises ladder pads screenshots clean help

# Tests start hundreds of processes: what was compiled once is kept, also where an environment says otherwise.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PORT ?= 8765
RUNS ?= 1
BROWSER = -n 2 --dist worksteal -m "$(if $(LONG),browser,browser and not long)" $(PYTEST_ARGS) tests/browser
WEB_SOURCES := $(shell find web/src web/public web/scripts src/kleinstadt/text/ui -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html src/kleinstadt/games/*/cards.toml)

help:
	@echo "make play    set up and open the game in the browser (PORT=$(PORT))"
	@echo "make test    set up and run lint, types and all tests"
	@echo "make fast    compile engine and games (needs a C compiler and some ten minutes)"
	@echo "make bench   measure, beside public peers in the same run"
	@echo "make browser RUNS=20   the tests in the browser so many times in a row (PYTEST_ARGS='--latency 200': on a slow line)"
	@echo "make browser LONG=1    with those that say the same in another size or language, or play all the way"
	@echo "make postgres  the tests of tables on PostgreSQL"
	@echo "make load    how a server holds 200 and 1,000 tables, and two workers on PostgreSQL 500"
	@echo "make faults  stop a server, break its disk, look for what must not show, for some minutes"
	@echo "make thousands GAME=everdell   play every set-up, check every position, count what was used"
	@echo "make promises  the suite that all games share, with more than four times as many set-ups; the heuristics over 200 games"
	@echo "make ladder  how strong the bots are: docs/ladder.md goes on where it was, for many hours (make fast first)"
	@echo "make pads    score pads against 200 played games of each game, also through the page"
	@echo "make screenshots   make the README's pictures"

.venv/installed: pyproject.toml
	@[ -n "$(PYTHON)" ] || { echo "Kleinstadt needs Python 3.11 or newer; none was found."; exit 1; }
	@echo "· Python environment in .venv"
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv || { echo "This Python lacks the venv module (on Debian: apt install python3-venv)."; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[server]' || { echo "The Python packages could not be installed; is the network there?"; exit 1; }
	@touch $@

.venv/developing: .venv/installed
	@echo "· what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[server,dev,bench]' || { echo "The development packages could not be installed; is the network there?"; exit 1; }
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/installed
	@echo "· packages of the browser client"
	@scripts/npm ci --silent --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@echo "· browser client"
	@scripts/npm run --silent build

play: .venv/installed web/dist/index.html
	@$(BIN)/kleinstadt serve --port $(PORT) --open

lint: .venv/developing
	@echo "· lint and types"
	@$(BIN)/ruff check src tests scripts
	@$(BIN)/ruff format --check --quiet src tests scripts
	@$(BIN)/mypy

check-web: web/node_modules/.installed
	@echo "· browser client: types and unit tests"
	@scripts/npm run --silent check
	@scripts/npm test --silent

test:
	@$(MAKE) --no-print-directory --jobs=2 lint check-web web/dist/index.html
	@$(BIN)/python scripts/chromium.py
	@echo "· tests"
	@$(BIN)/pytest -n 2 --dist worksteal --setups 8 -m "not alone and not browser" $(PYTEST_ARGS)
	@echo "· tests in the browser"
	@$(BIN)/pytest $(BROWSER)
	@echo "· tests that want the machine to themselves"
	@$(BIN)/pytest -m alone $(PYTEST_ARGS) tests/builds

browser: .venv/developing web/dist/index.html
	@$(BIN)/python scripts/chromium.py
	@for run in $$(seq $(RUNS)); do \
		echo "· run $$run of $(RUNS)"; \
		$(BIN)/pytest $(BROWSER) || exit 1; \
	done

fast: .venv/developing
	@$(BIN)/python scripts/compile.py --tuned

thousands: .venv/developing
	@[ -n "$(GAME)" ] || { echo "Which game? For example: make thousands GAME=everdell"; exit 1; }
	@$(BIN)/python scripts/thousands.py $(GAME) $(ARGS)

faults: .venv/developing
	@KLEINSTADT_CALLS=300 $(BIN)/pytest -v tests/server/long_faults.py tests/server/test_described.py

# What is about faults, notices, people and what is kept; what is about a file alone leaves itself out.
ON_POSTGRES := test_postgres.py test_workers.py test_push_workers.py test_killed.py test_restart.py test_hard_times.py test_new_rules.py \
	test_push.py test_mail.py test_operator.py test_accounts.py test_guests.py test_shared_pads.py test_history.py test_doors.py test_draws.py \
	long_postgres.py long_workers.py

postgres: .venv/developing
	@KLEINSTADT_DATABASE=postgresql $(BIN)/pytest -n 2 tests/store tests/table $(addprefix tests/server/,$(ON_POSTGRES))

load: .venv/developing
	@$(BIN)/python scripts/load.py

promises: .venv/developing
	@$(BIN)/pytest -n 2 src/kleinstadt/contract --setups 36
	@KLEINSTADT_DUELS=200 $(BIN)/pytest -n 2 tests/games/*/test_heuristic.py

ladder: .venv/developing
	@$(BIN)/kleinstadt ladder --folder docs/ladder

pads: .venv/developing web/dist/index.html
	@$(BIN)/python scripts/chromium.py
	@KLEINSTADT_PADS=200 $(BIN)/pytest -q -n 2 tests/pads/test_finals.py tests/browser/test_companion.py -k "played"

bench: .venv/developing
	@$(BIN)/kleinstadt bench

screenshots: .venv/developing web/dist/index.html
	@$(BIN)/python scripts/chromium.py
	@$(BIN)/python scripts/screenshots.py

clean:
	rm -rf .venv web/node_modules web/dist build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
