// Names itself by way of the other, which comes to an end.
const other = require("./circle");

exports.de = ["/de/", { title: "Mehr", children: other }];
exports.missing = fetchPages();
