print("lent")
