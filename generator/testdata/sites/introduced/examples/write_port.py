write("urn:ex:port:a")
