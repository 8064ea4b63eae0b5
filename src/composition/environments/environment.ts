import type { FeatureName } from '../../application/app.ts';
import type { Bind, ServicesOfFeatures } from '../feature.ts';

/** Binds ports to adapters. */
export type Bindings = (bind: Bind) => void;

/** Which adapters a page has for its ports. */
export interface Environment {
  /** Binds the browser's own facilities, or substitutes for them. */
  readonly bindPage: Bindings;
  /** Loads the bindings of the ports that a feature adds. */
  readonly services: (name: FeatureName) => Promise<Bindings>;
}

/** The services in a table, with their settings. */
export function servicesOf<Settings>(
  table: ServicesOfFeatures<Settings>,
  settings: Settings,
): Environment['services'] {
  return async (name) => {
    const services = await table[name]?.();
    return (bind) => services?.bindServices(bind, settings);
  };
}
