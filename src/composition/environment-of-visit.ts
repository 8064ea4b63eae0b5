import { chooseEnvironment, type EnvironmentName } from './environment.ts';

/** The environment of the visit to the page that runs this. */
export function environmentOfVisit(): EnvironmentName {
  const fakeAllowed = import.meta.env.VITE_SITE_ENV !== 'production';
  return chooseEnvironment(new URL(location.href), () => sessionStorage, fakeAllowed);
}
