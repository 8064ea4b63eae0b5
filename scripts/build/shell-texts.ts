import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** Rendered by the prerender only: header and footer, and the links in them. */
const ofShell = /^src\/ui\/(?:components\/shell\/|pages\.ts$|site-menu\.ts$)/;

/** The ids of the texts used in header and footer only, which the scripts of live pages never need. */
export async function shellTextIds(): Promise<ReadonlySet<string>> {
  const config = getConfig();
  const catalogs = await getCatalogs(config);
  const common = catalogs.find((catalog) => path.basename(catalog.path) === 'common');
  const texts = Object.entries((await common?.read(config.sourceLocale)) ?? {});
  return new Set(
    texts
      .filter(([, { origin = [] }]) => origin.length > 0 && origin.every(([file]) => ofShell.test(file)))
      .map(([id]) => id),
  );
}
