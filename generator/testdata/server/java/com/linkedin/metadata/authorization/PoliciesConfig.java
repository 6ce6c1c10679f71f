package com.linkedin.metadata.authorization;

import static com.linkedin.metadata.Constants.*;

/** What may be asked for. */
public class PoliciesConfig {
  static final Privilege SEND = Privilege.of("SEND_ORDERS", "Send Orders", "Sends " + "them.");
  static final Privilege SIGN = Privilege.of("SIGN_ORDERS", "Sign", "Signs one.");
  static final List<Privilege> PLATFORM_PRIVILEGES = ImmutableList.of(SEND);
  static final List<Privilege> COMMON = ImmutableList.of(SIGN);
  static final ResourcePrivileges ORDERS = ResourcePrivileges.of(ORDER, "Orders", "All orders.",
      Stream.of(COMMON, ImmutableList.of(SIGN)).flatMap(Collection::stream).collect(Collectors.toList()));
  static final List<ResourcePrivileges> ENTITY_RESOURCE_PRIVILEGES = ImmutableList.of(ORDERS);
  static Map API_PRIVILEGE_MAP = ImmutableMap.builder()
      .put(ApiGroup.ENTITY, ImmutableMap.builder()
          .put(ApiOperation.UPDATE, Disjunctive.disjoint(SEND, SIGN)).build()).build();
  static Map API_ENTITY_PRIVILEGE_MAP = ImmutableMap.builder()
      .put("order", ImmutableMap.builder()
          .put(ApiOperation.UPDATE, API_PRIVILEGE_MAP.get(ApiGroup.ENTITY).get(ApiOperation.UPDATE))
          .put(ApiOperation.DELETE, Disjunctive.disjoint(SIGN)).build()).build();
}
