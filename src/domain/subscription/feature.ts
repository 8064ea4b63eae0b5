interface FeatureRow {
  /** The part of a URL that names the feature. */
  readonly slug: string;
}

/** What a subscription can include, by the names used by host apps and services. Specification, section 3. */
export const features = {
  'Network Protection': { slug: 'vpn' },
  'Data Broker Protection': { slug: 'personal-information-removal' },
  'Identity Theft Restoration': { slug: 'identity-theft-restoration' },
  'Global Identity Theft Restoration': { slug: 'identity-theft-restoration' },
  'Duck.ai': { slug: 'Duck.ai' },
} as const satisfies Record<string, FeatureRow>;

/** The name of one entitlement on the wire. */
export type Entitlement = keyof typeof features;

/** Tells whether a name is a known entitlement. */
export function isEntitlement(name: string): name is Entitlement {
  return Object.hasOwn(features, name);
}

/** Tells whether an entitlement covers identity theft restoration, domestic or global. */
export function isRestoration(name: Entitlement): boolean {
  return features[name].slug === 'identity-theft-restoration';
}

/** Keeps known entitlements in their order, without duplicates. Unknown names are dropped. */
export function knownEntitlements(names: readonly string[]): readonly Entitlement[] {
  return [...new Set(names)].filter(isEntitlement);
}

/** The slug of each feature in table order, without duplicates. */
export const featureSlugs: readonly string[] = [...new Set(Object.values(features).map(({ slug }) => slug))];

/** The entitlements a slug stands for, in table order; empty for an unknown slug. */
export function entitlementsOfSlug(slug: string): readonly Entitlement[] {
  return Object.keys(features).filter(
    (name): name is Entitlement => isEntitlement(name) && features[name].slug === slug,
  );
}
