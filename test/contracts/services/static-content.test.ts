import { describe, expect, it } from 'vitest';
import { HttpStaticContent } from '../../../src/adapters/http/http-static-content.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryStaticContent } from '../../../src/adapters/memory/memory-static-content.ts';
import type { StaticContent } from '../../../src/application/ports/static-content.ts';
import { serverWith } from '../../support/carried-content.ts';
import { valueOf } from '../../support/services.ts';
import type { StaticFiles } from '../../support/wire-files.ts';

const url = new URL('https://mallard.example/help');
const files: StaticFiles = {
  supportTopics: [
    { id: 'vpn', title: 'VPN', links: [{ title: 'It does not connect', url }] },
    { id: 'payment', title: 'Payment', links: [] },
  ],
  jobs: [
    { id: 'b', title: 'Engineer', department: 'Apps', location: null, url },
    { id: 'a', title: 'Writer', department: 'Marketing', location: 'Berlin', url },
  ],
  bangLines: '\nWikipedia\f wikipedia\f\tw\twiki\t',
};

/** What every {@link StaticContent} does; `open` is a site with these files. */
function staticContentContract(
  name: string,
  open: (files: StaticFiles) => StaticContent | Promise<StaticContent>,
): void {
  describe(`${name} as the site’s own files`, () => {
    it('gives each file whole and in its order', async () => {
      const content = await open(files);
      expect(valueOf(await content.supportTopics())).toEqual(files.supportTopics);
      expect(valueOf(await content.jobs())).toEqual(files.jobs);
      expect(valueOf(await content.bangLines())).toBe(files.bangLines);
    });

    it('gives empty files as empty', async () => {
      const content = await open({ supportTopics: [], jobs: [], bangLines: '' });
      expect(valueOf(await content.supportTopics())).toEqual([]);
      expect(valueOf(await content.jobs())).toEqual([]);
      expect(valueOf(await content.bangLines())).toBe('');
    });
  });
}

staticContentContract('MemoryStaticContent', (files) => new MemoryStaticContent(files, new MemoryNetwork()));
staticContentContract('HttpStaticContent', async (files) => {
  const { http, page } = await serverWith({ files });
  return new HttpStaticContent(http, page);
});
