import type { Experiment, ExperimentName, VariantOf } from './catalogue.ts';
import { drawVariant } from './draw.ts';
import { readUrlValueOf } from './url-value.ts';
import { readVariantOf } from './variant.ts';

/** Whether a visitor may take part; `pending` until that is known. */
export type Filter = 'allowed' | 'pending' | 'blocked';

/**
 * How an assignment came about. The first four assign nothing: the address opts out, local storage is unavailable, the
 * visitor may not take part, or their campaign is excluded. `manual`: the variant was changed after enrolment. `page`:
 * the page shows a variant that was chosen before the first paint.
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

/** An assignment: pending, or ready with a variant; null for a visitor who does not take part. */
export type Assigned<Variant extends string> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly variant: Variant | null; readonly method: AssignmentMethod };

/** The assignment of an experiment. */
export type Assignment<Name extends ExperimentName = ExperimentName> = Assigned<VariantOf<Name>>;

/** The inputs of an assignment. None of them identifies a visitor. */
export interface AssignmentSigns {
  /** The value of `exp_{name}` in the page's address; null when absent. */
  readonly urlValue: string | null;
  /** False when the browser refuses local storage. */
  readonly hasStorage: boolean;
  /** The value stored under `exp_{name}`; null when absent. */
  readonly storedValue: string | null;
  readonly filter: Filter;
  /** The campaign of the visit's origin; empty when there is none. */
  readonly campaign: string;
  /** The service's choice; null when it made none. */
  readonly backendValue: string | null;
  /**
   * What this visit was assigned before: a variant, or an empty text when none was drawn; null when nothing was
   * assigned yet.
   */
  readonly visitValue: string | null;
  /** A random number from 0 up to but not including 1. */
  readonly draw: number;
}

/**
 * What the assignment needs to know about an experiment. The table of all experiments would be too large for the head
 * of a page.
 */
export interface AssignableExperiment<Variant extends string = string>
  extends Pick<Experiment, 'allocation' | 'assignment' | 'persistence'> {
  readonly name: string;
  readonly variants: readonly Variant[];
}

/** Visitors from this campaign take part in no experiment. Specification, section 4. */
export const excludedCampaign = 'prosearchtest';

/**
 * Assigns a variant in the order of section 4 of the specification: none if the address opts out or there is no local
 * storage; none for a blocked visitor or the excluded campaign; otherwise the stored variant, the address's, the
 * service's, or one drawn at random once per visit. Invalid values are ignored, wherever they come from. Throws when
 * the service is to choose but made no valid choice (section 8).
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

/** How an assignment is stored: permanently for a variant of a persisted experiment, otherwise for the visit. */
export interface Keeping {
  readonly medium: 'local' | 'session';
  /** The variant; empty when none was drawn. */
  readonly text: string;
  /** True when the visitor is newly enrolled, that is, was not enrolled earlier in this visit. */
  readonly isEnrolment: boolean;
}

/** What to store for an assignment; null when it is already stored or assigns nothing. */
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

/**
 * A hook that sees the variant once the visitor is enrolled and returns the one to show: the same, another, or null for
 * none.
 */
export type AfterEnrolment<Variant extends string> = (variant: Variant) => Variant | null;

/**
 * Applies a hook to an assignment. If it changes the variant, the method becomes `manual`. It is not called for
 * visitors who are not enrolled. Specification, section 4. Throws what the hook throws.
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
