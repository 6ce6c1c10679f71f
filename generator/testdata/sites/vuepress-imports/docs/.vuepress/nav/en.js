const shared = require("./shared.json");

module.exports = [{ title: "Crossing", children: [["decks", shared.decks], "lights", process.env.MORE] }];
