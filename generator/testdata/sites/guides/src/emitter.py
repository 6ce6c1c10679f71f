print("emit")
