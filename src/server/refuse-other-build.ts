import type { SiteEnv } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import type { PageTable } from './site/page-table.ts';

/**
 * Throws {@link ConfigError} when the built pages are for another environment than the server: those of production would
 * be served beside an open mailbox, and others bring fakes and developers' pages into production.
 */
export function refuseOtherBuild({ builtFor }: PageTable, siteEnv: SiteEnv): void {
  if (builtFor === null || builtFor === siteEnv) return;
  throw new ConfigError(
    `SITE_ENV is not usable: it is ${siteEnv}, and this site was built for ${builtFor}. Start it with SITE_ENV=${builtFor}, or build it again with SITE_ENV=${siteEnv}`,
  );
}
