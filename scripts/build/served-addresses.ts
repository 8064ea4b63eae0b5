import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startPageHost } from '../../src/domain/analytics/page-name.ts';
import { readBuiltSite } from '../../src/server/site/built-site.ts';
import { pageOnHost } from '../../src/server/site/page-on-host.ts';
import { readPageTable } from '../../src/server/site/page-table.ts';
import { siteFiles } from '../../src/server/site/site-files.ts';

/** What a built site answers, by address: a fingerprint of bytes and headers. Files whose names change with contents are not in it. */
export type ServedAddresses = Readonly<Record<string, string>>;

/**
 * Asks the site's own server code for each page and file of a build, on both of its hosts, as a visitor without packing does: what
 * lies there packed is made from the same bytes. `client` is the folder of the site's files, beside which the page table lies.
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
