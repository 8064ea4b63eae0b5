import { readVariantOf } from './variant.ts';

/** One experiment. See the specification, section 3. */
export interface Experiment {
  /** The variants a visitor may see; all are equally likely. */
  readonly variants: readonly string[];
  /** The part of the visitors that takes part, 0 to 1. */
  readonly allocation: number;
  /** Who chooses the variant: the page draws it, or the service names it. */
  readonly assignment: 'frontend' | 'backend';
  /** Whether a variant once given is kept in the browser's local storage. */
  readonly persistence: 'local' | 'none';
}

/** Every experiment, by name. A new one is one row here, one in `experiment-descriptions.ts` and one row of vectors. */
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

/** Reads a variant of an experiment; null for a text that is none of them. */
export function readVariant<Name extends ExperimentName>(
  name: Name,
  text: string | null,
): VariantOf<Name> | null {
  return readVariantOf<VariantOf<Name>>(experiments[name].variants, text);
}
