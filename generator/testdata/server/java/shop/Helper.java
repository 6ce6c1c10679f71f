package shop;

final class Helper {
  static boolean isAllowed(List<String> types) {
    return AuthUtil.buildDisjunctivePrivilegeGroup(ENTITY, MANAGE, null) != null;
  }

  static Object save(Urn urn, String name, int step) {
    for (int i = 0; i < step; i++) { save(urn, name, i); }
    proposal.setAspectName(name);
    return proposal;
  }
}
