import type { FeatureName } from '../../application/app.ts';
import type { Bind, ServicesOfFeatures } from '../feature.ts';

/** Binds ports to adapters. */
export type Bindings = (bind: Bind) => void;

/** What binds the ports: which adapters a page has. */
export interface Environment {
  /** The browser's own means, or what stands for them. */
  readonly bindPage: Bindings;
  /** Loads what binds the ports that a feature brings along. */
  readonly services: (name: FeatureName) => Promise<Bindings>;
}

/** The services of a table, with their settings. */
export function servicesOf<Settings>(
  table: ServicesOfFeatures<Settings>,
  settings: Settings,
): Environment['services'] {
  return async (name) => {
    const services = await table[name]?.();
    return (bind) => services?.bindServices(bind, settings);
  };
}
