module.exports = ["/de/lights", require("./de").de, require("../../../outside"), require("./gone")];
