"""The laws that every game obeys, written once. The tests and ``starboard check`` run the same code.

``node.py`` holds the laws of a single position, ``sight.py`` those of hidden information, ``words.py``
those of the two languages, ``game.py`` plays a whole game under all of them; ``uses.py`` counts what abilities did.
"""
