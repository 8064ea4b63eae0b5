import type { SiteEnv } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import type { PageTable } from './site/page-table.ts';

/**
 * Throws {@link ConfigError} when the pages or the server were built for another environment than the configured one: production
 * pages would be served next to an open mailbox, and others would bring fakes and developers' pages into production. Pages that
 * name no environment (of an unfinished or foreign build) are accepted on a developer's machine only.
 */
export function refuseOtherBuild(
  { builtFor }: Pick<PageTable, 'builtFor'>,
  siteEnv: SiteEnv,
  serverBuiltFor: string | undefined = import.meta.env.VITE_SITE_ENV,
): void {
  const start = `SITE_ENV is not usable: it is ${siteEnv}`;
  const again = `build it again with SITE_ENV=${siteEnv}`;
  for (const built of [serverBuiltFor, builtFor]) {
    if (built === undefined || built === null || built === siteEnv) continue;
    throw new ConfigError(
      `${start}, and this site was built for ${built}. Start it with SITE_ENV=${built}, or ${again}`,
    );
  }
  if (builtFor === null && siteEnv !== 'local')
    throw new ConfigError(
      `${start}, and nothing says what these pages were built for (there is no word of it in headers.json beside them): ${again}`,
    );
}
