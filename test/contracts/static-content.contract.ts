import { describe, expect, it } from 'vitest';
import type { Job, StaticContent, SupportTopic } from '../../src/application/ports/static-content.ts';
import { valueOf } from './services.ts';

/** What stands in the files. */
export interface StaticFiles {
  readonly supportTopics: readonly SupportTopic[];
  readonly jobs: readonly Job[];
  readonly bangLines: string;
}

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
export function staticContentContract(
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
