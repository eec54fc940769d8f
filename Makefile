# Sets up everything it needs in .venv. Wants only Python 3.11 or newer; a C compiler makes the rules fast.
#   PYTHON=/path/to/python3      the Python to build .venv with
#   BREWTABLE_COMPILE=0|1|auto   never compile the rules, insist on it, or compile if possible (auto)
#   BREWTABLE_WEB=0|1|auto       the same for building the browser's table

BREWTABLE_COMPILE ?= auto
export BREWTABLE_COMPILE
export PIP_DISABLE_PIP_VERSION_CHECK = 1

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip
PEERS := $(VENV)/peers

# Folders too: theirs is the date that tells of a removed file.
SOURCES := $(shell find src/brewtable \( -name __pycache__ -o -name static \) -prune -o -print)
# What web/build.py looks at; it builds anew only if something in here differs.
PAGES := $(shell find web docs/rules \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print)
COMPILER := $(notdir $(firstword $(shell command -v $${CC:-gcc} || { test -z "$$CC" && command -v cc; })))
# Named after what decides whether the rules get compiled, so that a change of either installs anew.
INSTALLED := $(VENV)/.installed-$(BREWTABLE_COMPILE)-$(or $(COMPILER),interpreted)
DEPENDENCIES := $(VENV)/.dependencies
TOOLS := $(VENV)/.tools

# Prints one list of requirements of pyproject.toml, by its path: $(call requirements,project dependencies)
requirements = $(BIN)/python -c 'import functools, sys, tomllib; \
	table = tomllib.load(open("pyproject.toml", "rb")); \
	print(*functools.reduce(dict.__getitem__, sys.argv[1:], table), sep="\n")' $(1)
extra = $(call requirements,project optional-dependencies $(1))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play compiled installed test test-interpreted test-all check wheel bench bench-compare soak clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*##/\1 /p' Makefile | while read -r name what; do printf 'make %-18s%s\n' "$$name" "$$what"; done

# What is not compiled yet opens at once as plain Python; play.py has it compiled beside the table.
QUICKLY := $(if $(filter auto,$(BREWTABLE_COMPILE)),BREWTABLE_COMPILE=0)

play:  ## serve the table on this machine and open it in the browser
	@$(MAKE) --no-print-directory -q $(INSTALLED) 2> /dev/null || $(MAKE) --no-print-directory $(QUICKLY) installed
	@$(BIN)/python play.py $(INSTALLED)

compiled: $(INSTALLED)  ## compile the rules, so that bots think faster

installed: $(INSTALLED)

# One process for each core. Each begins with a part of the files, in order, so that what a file sets up is set up
# once, and who is ready takes over from the others. A process that ended itself, as one that hangs does, ends the run.
PYTEST := $(BIN)/pytest -n auto --dist worksteal --max-worker-restart 0
# The browser's driver keeps an event loop running, which other tests could not run theirs in: hence two calls.
WITHOUT_BROWSER := --ignore tests/browser
INTERPRETED := PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1

test: $(INSTALLED) $(TOOLS)  ## run the tests on the installed package, compiled if possible
	$(PYTEST) $(WITHOUT_BROWSER)
	$(PYTEST) tests/browser

test-interpreted: $(TOOLS)  ## run them on the source tree, as plain Python
	$(INTERPRETED) $(PYTEST) $(WITHOUT_BROWSER)
	$(INTERPRETED) $(PYTEST) tests/browser

test-all: $(INSTALLED) $(TOOLS)  ## run what takes long: more games, examples, sizes and languages; all rules as plain Python
	$(PYTEST) $(WITHOUT_BROWSER) -m "long or (hypothesis and not soak)" --hypothesis-profile long
	$(PYTEST) tests/browser -m long
	$(INTERPRETED) $(PYTEST) $(WITHOUT_BROWSER) --hypothesis-profile usual

check: $(TOOLS)  ## lint, format, types, import direction, the browser's types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src/brewtable
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python web/build.py check

soak: $(INSTALLED) $(TOOLS)  ## long random play, for hours
	$(PYTEST) -m soak -o faulthandler_timeout=36000

bench: $(INSTALLED) $(PEERS)/.installed  ## measure speed, next to other engines
	PYTHONPATH=$(PEERS) $(BIN)/python benchmarks/run.py --write

bench-compare: $(INSTALLED)  ## show what has become slower than benchmarks/baseline.json
	$(BIN)/python benchmarks/run.py --compare

# Installed into an environment that has nothing else, and a game of each title played.
wheel: $(DEPENDENCIES)  ## build a compiled wheel, profile-guided where the compiler allows, and try it
	@rm -rf dist $(VENV)/empty
	@{ BREWTABLE_COMPILE=1 BREWTABLE_PROFILE=1 $(PIP) wheel -v --no-deps --no-build-isolation -w dist . 2>&1 \
		&& touch $(VENV)/.wheel; } | $(ours)
	@test -e $(VENV)/.wheel || { cat $(LOG); exit 1; }
	@rm $(VENV)/.wheel
	@$(BIN)/python -m venv $(VENV)/empty
	@$(VENV)/empty/bin/python -m pip install --quiet -c constraints.txt dist/*.whl
	@cd $(VENV)/empty && for game in $$(bin/python -c 'from brewtable.kernel.registry import game_names; print(*game_names())'); do bin/brewtable sim $$game --games 2 --bots search:20 > /dev/null || exit 1; done
	@$(VENV)/empty/bin/brewtable --version
	@rm -rf $(VENV)/empty
	@ls dist/*.whl

clean:  ## remove everything the other targets made
	rm -rf $(VENV) build dist web/node_modules src/brewtable/table/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# A Python that is new enough and can make virtual environments, or the words that help.
$(BIN)/python:
	@for python in $${PYTHON:-python3 python3.13 python3.12 python3.11}; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		version=$$("$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
			echo "brewtable: $$python cannot make virtual environments; on Debian: apt install python$$version-venv" >&2; \
			exit 1; \
		fi; \
		echo "brewtable: setting up $(VENV) with Python $$version"; \
		exec "$$python" -m venv --clear $(VENV); \
	done; \
	echo "brewtable: needs Python 3.11 or newer ($${PYTHON:-python3} is not); on Debian: apt install python3 python3-venv," \
		"or name one: make PYTHON=/path/to/python3" >&2; \
	exit 1

$(DEPENDENCIES): pyproject.toml constraints.txt | $(BIN)/python
	@$(call requirements,build-system requires) > $(VENV)/requirements.txt
	@$(call requirements,project dependencies) >> $(VENV)/requirements.txt
	@$(call extra,table) >> $(VENV)/requirements.txt
	@$(call extra,club) >> $(VENV)/requirements.txt
	@$(PIP) install --quiet -r $(VENV)/requirements.txt -c constraints.txt
	@touch $@

# Everything a tool says goes to the log, and our own lines of it to the person who waits, as they come.
LOG := $(VENV)/install.log
ours = tee $(LOG) | while IFS= read -r line; do case "$$line" in *"brewtable: "*) echo "brewtable: $${line\#*brewtable: }";; esac; done

$(INSTALLED): $(DEPENDENCIES) hatch_build.py compile_rules.py $(SOURCES) $(PAGES)
	@rm -f $(VENV)/.installed-*
	@{ $(PIP) install -v --no-deps --no-build-isolation --force-reinstall . 2>&1 && touch $@; } | $(ours)
	@test -e $@ || { cat $(LOG); exit 1; }

# Any installed copy will do for the tools, so an edit does not compile the rules before a check.
$(BIN)/brewtable:
	@$(MAKE) --no-print-directory $(INSTALLED)

$(TOOLS): $(DEPENDENCIES) | $(BIN)/brewtable
	@{ $(call extra,dev); $(call extra,postgres); $(call extra,arena); $(call extra,envs); $(call extra,lab); } > $(VENV)/requirements.txt
	@$(PIP) install --quiet -r $(VENV)/requirements.txt -c constraints.txt
	@touch $@

# In a folder of their own, where nothing but the benchmarks sees them.
$(PEERS)/.installed: benchmarks/requirements.txt | $(BIN)/python
	@rm -rf $(PEERS)
	@$(PIP) install --quiet --target $(PEERS) -r benchmarks/requirements.txt
	@touch $@
