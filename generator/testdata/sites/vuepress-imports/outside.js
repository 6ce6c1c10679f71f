module.exports = ["/ferry/lights"];
