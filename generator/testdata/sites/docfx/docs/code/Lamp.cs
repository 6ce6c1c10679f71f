class Lamp {
  int power;
  bool isOn;
  #region turn
  void Turn() {}
  #endregion
}
