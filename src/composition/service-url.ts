import { environments, type HttpEnvironmentName } from './environments.ts';

type Prefix = (typeof environments)[HttpEnvironmentName];

/** A build's configuration of one service, for every HTTP environment: `VITE_…` and `VITE_STAGING_…`. */
export type SettingsOf<Name extends string> = {
  readonly [Setting in `${Prefix}${Name}`]: string | undefined;
};

/**
 * The base URL of a service in an environment, without a trailing slash; `otherwise` when the build configures none. A build
 * refuses anything but an http address (`scripts/build/service-addresses.ts`).
 */
export function serviceUrl<Name extends string>(
  environment: HttpEnvironmentName,
  name: Name,
  build: Partial<SettingsOf<Name>>,
  otherwise: string,
): string {
  return (build[`${environments[environment]}${name}`] || otherwise).replace(/\/+$/, '');
}
