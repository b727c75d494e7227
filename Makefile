PYTHON ?= python3
ARGS ?=

.PHONY: help play cluster terminal shell install test check browsers soak lint site web screenshots dist docs bench bite protocol lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20
	@echo '  ARGS="…" is handed on, as in: make play ARGS="--port 8080"'
	@echo '                            or: make terminal ARGS="fifty --players 5"'

play: ## Set up what is missing, then play in the browser
	@$(PYTHON) dev.py play $(ARGS)

cluster: ## Play on three servers behind one address, and kill them while you play
	@$(PYTHON) dev.py cluster $(ARGS)

terminal: ## Set up what is missing, then play in this terminal
	@$(PYTHON) dev.py terminal $(ARGS)

shell: ## Open a shell in which fifties and python are those of this checkout
	@$(PYTHON) dev.py shell $(ARGS)

install: ## Install every extra, those for research too, into .venv
	@$(PYTHON) dev.py install

test: ## Set up what is missing, then lint and run every test
	@$(PYTHON) dev.py test $(ARGS)

check: ## Lint, and run all quick tests without browsers and compiled code
	@$(PYTHON) dev.py check $(ARGS)

browsers: ## Install Firefox and WebKit, and run the tests that play in every browser engine
	@$(PYTHON) dev.py browsers $(ARGS)

soak: ## Run the tests that take long
	@$(PYTHON) dev.py soak $(ARGS)

lint: ## Check style, types and layers
	@$(PYTHON) dev.py lint

site: ## Write both games as a folder of static files; ARGS names it
	@$(PYTHON) dev.py site $(ARGS)

web: ## Serve the browser game from its sources, for those who change it
	@$(PYTHON) dev.py web $(ARGS)

screenshots: ## Take pictures of the browser game; ARGS=readme renews those of the README
	@$(PYTHON) dev.py screenshots $(ARGS)

dist: ## Build a wheel and a source archive into dist/
	@$(PYTHON) dev.py dist

docs: ## Write the documentation as a static site into build/docs
	@$(PYTHON) dev.py docs $(ARGS)

bench: ## Measure speed against peers; ARGS names benchmarks
	@$(PYTHON) dev.py bench $(ARGS)

bite: ## Break rules on purpose and see that a test fails for each
	@$(PYTHON) dev.py bite $(ARGS)

protocol: ## Write docs/protocol.md and web/src/protocol.ts anew
	@$(PYTHON) dev.py protocol

lock: ## Pin the dependencies anew
	@$(PYTHON) dev.py lock $(ARGS)

clean: ## Remove everything that the other commands made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
	rm -rf web/node_modules tests/web/node_modules src/fifties/static src/fifties/offline
