package shop;

class CancelResolver {
  Object get(Environment environment) {
    AuthUtil.isAuthorizedEntityType(actor, MANAGE, List.of("order"));
    client.deleteEntity(urn);
    return Helper.save(urn, "parcel", 0);
  }
}
