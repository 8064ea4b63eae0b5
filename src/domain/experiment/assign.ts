import { type ExperimentName, experiments, readUrlValue, readVariant, type VariantOf } from './catalogue.ts';
import { drawVariant } from './draw.ts';

/** Whether a visitor may take part; `pending` while that is not known. */
export type Filter = 'allowed' | 'pending' | 'blocked';

/**
 * How an assignment came about. The first four assign nothing: the address asks for none, the browser has no local
 * storage, the visitor may not take part, or the visitor came by a campaign that takes part in none. `manual` is a
 * variant that was changed after the enrolment.
 */
export type AssignmentMethod =
  | 'unassigned'
  | 'no_storage'
  | 'blocked'
  | 'campaign'
  | 'persisted'
  | 'url'
  | 'backend'
  | 'random'
  | 'manual';

/** Not known yet; or known: a variant, or null for a visitor who takes no part. */
export type Assigned<Variant extends string> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly variant: Variant | null; readonly method: AssignmentMethod };

/** The assignment of an experiment. */
export type Assignment<Name extends ExperimentName = ExperimentName> = Assigned<VariantOf<Name>>;

/** All that an assignment depends on; nothing of it tells one visitor from another. */
export interface AssignmentSigns {
  /** The value of `exp_{name}` in the page's address; null when there is none. */
  readonly urlValue: string | null;
  /** False in a browser that refuses local storage. */
  readonly hasStorage: boolean;
  /** What is stored under `exp_{name}`; null when nothing is. */
  readonly storedValue: string | null;
  readonly filter: Filter;
  /** The campaign of the visit's origin; empty when there is none. */
  readonly campaign: string;
  /** What the service chose; null when it chose nothing. */
  readonly backendValue: string | null;
  /** A random number from 0 up to but not including 1. */
  readonly draw: number;
}

/** The campaign whose visitors take part in no experiment. Specification, section 4. */
export const excludedCampaign = 'prosearchtest';

/**
 * Assigns a variant in the order of the specification, section 4: nothing for an unassigned override or without local
 * storage; nothing for a blocked visitor or the excluded campaign; else the stored variant, the address's, the
 * service's, or a random one. A stored, overriding or service's value that is no variant counts as none.
 * Throws when the service is to choose and chose nothing valid (section 8).
 */
export function assign<Name extends ExperimentName>(name: Name, signs: AssignmentSigns): Assignment<Name> {
  const { assignment, persistence } = experiments[name];
  const override = readUrlValue(name, signs.urlValue);
  if (override?.kind === 'unassigned') return none('unassigned');
  if (!signs.hasStorage) return none('no_storage');
  if (signs.filter === 'blocked') return none('blocked');
  if (signs.campaign === excludedCampaign) return none('campaign');
  if (signs.filter === 'pending') return { kind: 'pending' };
  const stored = persistence === 'local' ? readVariant(name, signs.storedValue) : null;
  if (stored !== null) return ready(stored, 'persisted');
  if (override !== null) return ready(override.variant, 'url');
  if (assignment === 'backend') {
    const chosen = readVariant(name, signs.backendValue);
    if (chosen === null) throw new Error(`No value from the service for experiment ${name}`);
    return ready(chosen, 'backend');
  }
  return ready<VariantOf<Name>>(drawVariant<VariantOf<Name>>(experiments[name], signs.draw), 'random');
}

/** Looks at a variant once the visitor is enrolled and gives the one to show: the same, another, or null for none. */
export type AfterEnrolment<Variant extends string> = (variant: Variant) => Variant | null;

/**
 * The assignment after a hook has seen it. A hook that changes the variant makes the method `manual`; it is not asked
 * where nobody is enrolled. Specification, section 4. Throws what the hook throws.
 */
export function applyAfterEnrolment<Variant extends string>(
  assignment: Assigned<Variant>,
  hook: AfterEnrolment<Variant>,
): Assigned<Variant> {
  if (assignment.kind === 'pending' || assignment.variant === null) return assignment;
  const variant = hook(assignment.variant);
  return variant === assignment.variant ? assignment : ready(variant, 'manual');
}

function none(method: AssignmentMethod): Assigned<never> {
  return { kind: 'ready', variant: null, method };
}

function ready<Variant extends string>(variant: Variant | null, method: AssignmentMethod): Assigned<Variant> {
  return { kind: 'ready', variant, method };
}
