package shop;

import com.linkedin.metadata.Constants;
import com.linkedin.metadata.authorization.PoliciesConfig;

class SendResolver extends Resolver<Boolean> {
  private final Client client;

  @Override
  public Object get(Environment environment) {
    if (!Helper.isAllowed(List.of("order"))) {
      throw new IllegalStateException("""
          not allowed""");
    }
    ask(new ConjunctivePrivilegeGroup(ImmutableList.of(PoliciesConfig.SEND.getType(), PoliciesConfig.SIGN.getType())));
    Object seen = client.getV2(urn, Constants.PARCEL);
    return CompletableFuture.supplyAsync(() -> Helper.save(urn, Constants.ORDER, seen != null ? 1 : 2));
  }
}
