import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startPageHost } from '../../src/domain/analytics/page-name.ts';
import { readBuiltSite } from '../../src/server/site/built-site.ts';
import { pageOnHost } from '../../src/server/site/page-on-host.ts';
import { readPageTable } from '../../src/server/site/page-table.ts';
import { siteFiles } from '../../src/server/site/site-files.ts';

/** The responses of a built site, by address: a fingerprint of body and headers. Content-hashed files are not included. */
export type ServedAddresses = Readonly<Record<string, string>>;

/**
 * Requests each page and file of a build from the site's own server code, on both of its hosts, as an uncompressed
 * response: compressed files are made from the same bytes. `client` is the folder of the site's files, next to which
 * the page table is.
 */
export async function servedAddresses(client: string): Promise<ServedAddresses> {
  const site = siteFiles({ built: readBuiltSite(client), https: true });
  const answer = async (url: string) => {
    const response = await site.request(url);
    const hash = createHash('sha256').update(JSON.stringify([response.status, [...response.headers]]));
    return hash
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('base64url')
      .slice(0, 22);
  };
  const served: Record<string, string> = {};
  for (const address of [...readPageTable(client).pages.keys(), ...filesOf(client)].sort()) {
    const start = new URL(address, `https://${startPageHost}`);
    const ofStart = pageOnHost(start.href, address) === address ? '' : ` ${await answer(start.href)}`;
    served[address] = (await answer(address)) + ofStart;
  }
  return served;
}

function filesOf(client: string): readonly string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/^assets\/|^_|\.(?:html|br|gz)$/.test(name))
    .map((name) => `/${encodeURI(name)}`);
}
