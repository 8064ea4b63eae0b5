import type { Container, ContainerModuleLoadOptions } from 'inversify';
import type { FeatureName, Features } from '../application/app.ts';

/** How a module binds: while a container loads it, or while something only inspects what it would bind. */
export type Bind = ContainerModuleLoadOptions['bind'];

/** How a feature is assembled from its use-cases: the `feature.ts` of its folder. */
export interface Feature<Name extends FeatureName> {
  readonly bindUseCases: (bind: Bind) => void;
  /** What the UI may call, once use-cases and ports are bound. */
  readonly of: (container: Container) => Features[Name];
  /** Reads what the browser has stored, after the first render. */
  readonly start?: (feature: Features[Name]) => void;
  /** Evaluates the page's address, also after a change without a page load. */
  readonly arrive?: (feature: Features[Name]) => void;
}

/** Binds the ports that a feature adds, for one environment. */
export interface Services<Settings> {
  readonly bindServices: (bind: Bind, settings: Settings) => void;
}

/** The services of every feature in an environment; null for a feature that has none. */
export type ServicesOfFeatures<Settings> = {
  readonly [Name in FeatureName]: (() => Promise<Services<Settings>>) | null;
};
