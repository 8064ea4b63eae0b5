import { environmentOfVisit } from './environment-of-visit.ts';
import { type EnvironmentName, environments, keepEnvironment } from './environments.ts';

/** The environments a developer may switch between, and which one this visit is in. */
export interface DeveloperEnvironments {
  readonly names: readonly EnvironmentName[];
  readonly current: EnvironmentName;
  /** Moves the visit to another environment and loads the page anew. */
  choose(name: EnvironmentName): void;
}

/** For the developers' panel, which production does not ship; null there. */
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
