import { environments, type HttpEnvironmentName } from './environments.ts';

type Prefix = (typeof environments)[HttpEnvironmentName];

/** A build's configuration of one service, for every HTTP environment: `VITE_…` and `VITE_STAGING_…`. */
export type SettingsOf<Name extends string> = {
  readonly [Setting in `${Prefix}${Name}`]: string | undefined;
};

/**
 * The base URL of a service in an environment, without a trailing slash; `otherwise` when the build configures none.
 * Throws, naming the setting, if it is not an http address.
 */
export function serviceUrl<Name extends string>(
  environment: HttpEnvironmentName,
  name: Name,
  build: Partial<SettingsOf<Name>>,
  otherwise: string,
): string {
  const setting = `${environments[environment]}${name}` as const;
  const text = build[setting] || otherwise;
  if (!/^https?:\/\/[^\s?#]+$/.test(text)) throw new Error(`${setting} is not an http address: ${text}`);
  return text.replace(/\/+$/, '');
}
