import type { Experiment, ExperimentName, VariantOf } from './catalogue.ts';
import { drawVariant } from './draw.ts';
import { readUrlValueOf } from './url-value.ts';
import { readVariantOf } from './variant.ts';

/** Whether a visitor may take part; `pending` while that is not known. */
export type Filter = 'allowed' | 'pending' | 'blocked';

/**
 * How an assignment came about. The first four assign nothing: the address asks for none, the browser has no local
 * storage, the visitor may not take part, or the visitor came by a campaign that takes part in none. `manual` is a
 * variant that was changed after the enrolment, `page` what a page shows that was decided before it was painted.
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
  | 'manual'
  | 'page';

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
  /** What this visit was given before: a variant, an empty text when it drew none; null when it was given nothing yet. */
  readonly visitValue: string | null;
  /** A random number from 0 up to but not including 1. */
  readonly draw: number;
}

/** What an assignment needs to know of its experiment; the table of all is more than the head of a page may load. */
export interface AssignableExperiment<Variant extends string = string>
  extends Pick<Experiment, 'allocation' | 'assignment' | 'persistence'> {
  readonly name: string;
  readonly variants: readonly Variant[];
}

/** The campaign whose visitors take part in no experiment. Specification, section 4. */
export const excludedCampaign = 'prosearchtest';

/**
 * Assigns a variant in the order of the specification, section 4: nothing for an unassigned override or without local
 * storage; nothing for a blocked visitor or the excluded campaign; else the stored variant, the address's, the
 * service's, or a random one, drawn once a visit. A value that is no variant counts as none, wherever it comes from.
 * Throws when the service is to choose and chose nothing valid (section 8).
 */
export function assign<Variant extends string>(
  { name, variants, allocation, assignment, persistence }: AssignableExperiment<Variant>,
  signs: AssignmentSigns,
): Assigned<Variant> {
  const override = readUrlValueOf(variants, signs.urlValue);
  if (override?.kind === 'unassigned') return none('unassigned');
  if (!signs.hasStorage) return none('no_storage');
  if (signs.filter === 'blocked') return none('blocked');
  if (signs.campaign === excludedCampaign) return none('campaign');
  if (signs.filter === 'pending') return { kind: 'pending' };
  const stored = persistence === 'local' ? readVariantOf(variants, signs.storedValue) : null;
  if (stored !== null) return ready(stored, 'persisted');
  if (override !== null) return ready(override.variant, 'url');
  if (assignment === 'backend') {
    const chosen = readVariantOf(variants, signs.backendValue);
    if (chosen === null) throw new Error(`No value from the service for experiment ${name}`);
    return ready(chosen, 'backend');
  }
  const given = readVariantOf(variants, signs.visitValue);
  if (given !== null || signs.visitValue === '') return ready(given, 'random');
  return ready(drawVariant<Variant>({ variants, allocation }, signs.draw), 'random');
}

/** What is kept of an assignment: a persisted experiment's variant permanently, everything else for the visit. */
export interface Keeping {
  readonly medium: 'local' | 'session';
  /** The variant; empty when none was drawn. */
  readonly text: string;
  /** True when the visitor takes part from now on, and did not before in this visit. */
  readonly isEnrolment: boolean;
}

/** What is to be kept of an assignment; null when nothing, because it was kept before or gives nothing. */
export function keepingOf(
  { persistence }: Pick<AssignableExperiment, 'persistence'>,
  assignment: Assigned<string>,
  visitValue: string | null,
): Keeping | null {
  if (assignment.kind === 'pending' || !givesVariant(assignment.method)) return null;
  const text = assignment.variant ?? '';
  const medium = persistence === 'local' && text !== '' ? 'local' : 'session';
  return { medium, text, isEnrolment: text !== '' && (medium === 'local' || text !== visitValue) };
}

function givesVariant(method: AssignmentMethod): boolean {
  return method === 'url' || method === 'backend' || method === 'random' || method === 'manual';
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
