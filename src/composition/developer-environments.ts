import { environmentOfVisit } from './environment-of-visit.ts';
import { type EnvironmentName, environments, keepEnvironment } from './environments.ts';

/** The environments that a developer can switch between, and the current one of this visit. */
export interface DeveloperEnvironments {
  readonly names: readonly EnvironmentName[];
  readonly current: EnvironmentName;
  /** Moves the visit to another environment and reloads the page. */
  choose(name: EnvironmentName): void;
}

/** For the developers' panel; null in production, which does not ship it. */
export function developerEnvironments(): DeveloperEnvironments | null {
  if (import.meta.env.VITE_SITE_ENV === 'production') return null;
  return {
    names: Object.keys(environments) as EnvironmentName[],
    current: environmentOfVisit(),
    choose(name) {
      keepEnvironment(name, () => sessionStorage);
      location.reload();
    },
  };
}
