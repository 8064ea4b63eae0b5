import { environments, type HttpEnvironmentName } from './environments.ts';

type Prefix = (typeof environments)[HttpEnvironmentName];

/** What a build was told of one service, for every environment that is spoken to over HTTP: `VITE_…` and `VITE_STAGING_…`. */
export type SettingsOf<Name extends string> = {
  readonly [Setting in `${Prefix}${Name}`]: string | undefined;
};

/**
 * The base URL of a service in an environment, without a slash at the end, `otherwise` when the build names none. A build refuses
 * what is no http address (`scripts/build/service-addresses.ts`).
 */
export function serviceUrl<Name extends string>(
  environment: HttpEnvironmentName,
  name: Name,
  build: Partial<SettingsOf<Name>>,
  otherwise: string,
): string {
  return (build[`${environments[environment]}${name}`] || otherwise).replace(/\/+$/, '');
}
