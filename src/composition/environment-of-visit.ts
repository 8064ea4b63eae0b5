import {
  chooseEnvironment,
  type EnvironmentName,
  type HttpEnvironmentName,
  isInMemory,
} from './environments.ts';

/** The environment of the visit to the page that runs this. */
export function environmentOfVisit(): EnvironmentName {
  const memoryAllowed = import.meta.env.VITE_SITE_ENV !== 'production';
  return chooseEnvironment(new URL(location.href), () => sessionStorage, memoryAllowed);
}

/**
 * Makes something as the environment of this visit has it. `inMemory` is null in a build for production, which is spelled out where
 * it is given (`import.meta.env.VITE_SITE_ENV === 'production' ? null : …`), so that such a build leaves out what would be loaded.
 */
export async function madeForVisit<Made>(
  overHttp: (environment: HttpEnvironmentName) => Made | Promise<Made>,
  inMemory: (() => Promise<Made>) | null,
): Promise<Made> {
  const name = environmentOfVisit();
  if (!isInMemory(name)) return overHttp(name);
  if (inMemory === null) throw new Error(`No ${name} in production`);
  return inMemory();
}
