import type { Container, ContainerModuleLoadOptions } from 'inversify';
import type { FeatureName, Features } from '../application/app.ts';

/** How a module binds: of a container's loading, or of what only looks at what would be bound. */
export type Bind = ContainerModuleLoadOptions['bind'];

/** How a feature is made of its use-cases: the `feature.ts` of its folder. */
export interface Feature<Name extends FeatureName> {
  readonly bindUseCases: (bind: Bind) => void;
  /** What the UI may call, once use-cases and ports are bound. */
  readonly of: (container: Container) => Features[Name];
  /** Reads what the browser kept, after the first render. */
  readonly start?: (feature: Features[Name]) => void;
  /** Looks at the page's address, as after it changed without a page load. */
  readonly arrive?: (feature: Features[Name]) => void;
}

/** Where the ports are bound that a feature brings along, for one environment. */
export interface Services<Settings> {
  readonly bindServices: (bind: Bind, settings: Settings) => void;
}

/** The services of every feature in an environment; null for a feature that brings none. */
export type ServicesOfFeatures<Settings> = {
  readonly [Name in FeatureName]: (() => Promise<Services<Settings>>) | null;
};
