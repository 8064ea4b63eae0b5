interface FeatureRow {
  /** The part of a URL that names the feature. */
  readonly slug: string;
}

/** What a subscription may entitle to, by the name host apps and services use. See the specification, section 3. */
export const features = {
  'Network Protection': { slug: 'vpn' },
  'Data Broker Protection': { slug: 'personal-information-removal' },
  'Identity Theft Restoration': { slug: 'identity-theft-restoration' },
  'Global Identity Theft Restoration': { slug: 'identity-theft-restoration' },
  'Duck.ai': { slug: 'Duck.ai' },
} as const satisfies Record<string, FeatureRow>;

/** The name of one entitlement on the wire. */
export type Entitlement = keyof typeof features;

/** Tells whether a name is an entitlement this site knows. */
export function isEntitlement(name: string): name is Entitlement {
  return Object.hasOwn(features, name);
}

/** Tells whether an entitlement gives the right to identity theft restoration, here or abroad. */
export function isRestoration(name: Entitlement): boolean {
  return features[name].slug === 'identity-theft-restoration';
}

/** Keeps the entitlements this site knows, in their order, each once. Unknown names are dropped. */
export function knownEntitlements(names: readonly string[]): readonly Entitlement[] {
  return [...new Set(names)].filter(isEntitlement);
}

/** The slug of each feature, each once, in table order. */
export const featureSlugs: readonly string[] = [...new Set(Object.values(features).map(({ slug }) => slug))];

/** The entitlements that a slug may stand for, in table order; none for a text that is no slug. */
export function entitlementsOfSlug(slug: string): readonly Entitlement[] {
  return Object.keys(features).filter(
    (name): name is Entitlement => isEntitlement(name) && features[name].slug === slug,
  );
}
