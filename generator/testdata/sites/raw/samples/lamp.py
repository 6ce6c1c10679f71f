def light():
    return "on"
