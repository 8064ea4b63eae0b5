import { readVariantOf } from './variant.ts';

/** An experiment. Specification, section 3. */
export interface Experiment {
  /** The possible variants, all equally likely. */
  readonly variants: readonly string[];
  /** The fraction of visitors who take part, 0 to 1. */
  readonly allocation: number;
  /** Who chooses the variant: the page at random, or the service. */
  readonly assignment: 'frontend' | 'backend';
  /** Whether an assigned variant is kept in local storage. */
  readonly persistence: 'local' | 'none';
}

/**
 * All experiments by name. What else one needs is in `docs/how-to/experiment.md`; most of it does not compile without.
 */
export const experiments = {
  windowsinstaller: {
    variants: ['new'],
    allocation: 1,
    assignment: 'frontend',
    persistence: 'none',
  },
  privacypropromo: {
    variants: ['control', 'tagline', 'banner'],
    allocation: 0,
    assignment: 'frontend',
    persistence: 'local',
  },
  appbranding: {
    variants: ['control', 'bb', 'buck', 'bucka', 'buckc', 'buckd', 'bucke'],
    allocation: 1,
    assignment: 'backend',
    persistence: 'none',
  },
  defaultplan: {
    variants: ['control', 'treatment'],
    allocation: 1,
    assignment: 'frontend',
    persistence: 'none',
  },
  duckaiuninstalledhomeaa: {
    variants: ['control', 'b', 'c'],
    allocation: 1,
    assignment: 'frontend',
    persistence: 'local',
  },
} as const satisfies Record<string, Experiment>;

/** The name of an experiment. */
export type ExperimentName = keyof typeof experiments;

/** A variant of an experiment. */
export type VariantOf<Name extends ExperimentName> = (typeof experiments)[Name]['variants'][number];

/** Every experiment's name, in table order. */
export const experimentNames = Object.keys(experiments) as readonly ExperimentName[];

/** Validates a variant of an experiment; null when it is not one of them. */
export function readVariant<Name extends ExperimentName>(
  name: Name,
  text: string | null,
): VariantOf<Name> | null {
  return readVariantOf<VariantOf<Name>>(experiments[name].variants, text);
}
