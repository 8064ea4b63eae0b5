import { sampleObjects } from './description.ts';

const sample = sampleObjects()['billing_portal.configuration'];

/** A configuration of the portal, as somebody set it up. */
export interface Portal {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
  features: Branch;
  /** The pages that it links. */
  profile: Branch;
}
export type Branch = { readonly [name: string]: string | Branch };

/** Reads `field[a][b]=c` into its branches; what a call does not name stays as it was. */
export function withBranches(field: string, before: Branch, form: URLSearchParams): Branch {
  let after = before;
  for (const [name, value] of form) {
    const parts = [...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
    if (name.startsWith(`${field}[`)) after = put(after, parts, value);
  }
  return after;
}

/** A configuration as Stripe shows it; its products only to who asks for them. */
export function portalObject({ id, metadata, features, profile }: Portal, expand: readonly string[]) {
  const read = valueOf(features);
  const found: Record<string, unknown> = typeof read === 'object' && read !== null ? { ...read } : {};
  const withProducts = expand.includes('data.features.subscription_update.products');
  const { products, ...update } = Object(found['subscription_update']);
  return {
    ...sample,
    id,
    metadata,
    business_profile: { ...Object(sample?.['business_profile']), ...profile },
    features: {
      ...Object(sample?.['features']),
      ...found,
      subscription_update: {
        ...Object(Object(sample?.['features']).subscription_update),
        ...update,
        ...(withProducts ? { products: products ?? [] } : {}),
      },
    },
  };
}

function put(branch: Branch, [part = '', ...rest]: readonly string[], value: string): Branch {
  const inner = branch[part];
  const next = rest.length === 0 ? value : put(typeof inner === 'object' ? inner : {}, rest, value);
  return { ...branch, [part]: next };
}

function valueOf(branch: string | Branch): unknown {
  if (typeof branch === 'string') return branch === 'true' ? true : branch === 'false' ? false : branch;
  const entries = Object.entries(branch).map(([name, inner]) => [name, valueOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
