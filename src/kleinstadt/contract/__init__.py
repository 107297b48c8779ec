"""What every game promises, as tests. An installed game is tested with

    pytest --pyargs kleinstadt.contract --game my_game

and without `--game` all installed games are. A game needs to do nothing for it but be installed.
"""
