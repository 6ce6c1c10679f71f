package com.linkedin.metadata;

public class Constants {
  public static final String ORDER = "order";
  static final String PARCEL = "par" + "cel";
}
