import { Window } from 'happy-dom';
import { CookieJar as BrowserCookies } from 'tough-cookie';
import { describe, expect, it } from 'vitest';
import { MemoryBrowserRecords } from '../../../src/adapters/memory/memory-browser-records.ts';
import type { RecordsHost } from '../../../src/adapters/storage/window-browser-records.ts';
import { WindowBrowserRecords } from '../../../src/adapters/storage/window-browser-records.ts';
import type { BrowserRecord, BrowserRecords } from '../../../src/application/ports/browser-records.ts';
import { documentOf } from '../../support/document-cookies.ts';

/** What every {@link BrowserRecords} does; `open` is a browser that keeps what it is given, or refuses to keep anything. */
function browserRecordsContract(
  name: string,
  open: (kept: readonly BrowserRecord[], refuses?: boolean) => BrowserRecords,
): void {
  describe(`${name} as what a browser keeps`, () => {
    const kept = [
      { place: 'local', name: 'visit_market', text: '{"value":"gb","until":null}' },
      { place: 'session', name: 'visit_market', text: '' },
      { place: 'cookie', name: 'kae', text: 'd' },
      { place: 'cookie', name: 'k7', text: 'a=b' },
    ] as const;

    it('is all of it, as it stands there', () => {
      expect(open(kept).all()).toEqual(kept);
      expect(open([]).all()).toEqual([]);
    });

    it.each(kept)('is without what was removed: $name of $place', (one) => {
      const records = open(kept);
      records.remove(one);
      records.remove(one);
      expect(records.all()).toEqual(kept.filter((other) => other !== one));
    });

    it('takes more for all tabs, the last text of a name', () => {
      const records = open([]);
      expect([records.keep('counting', 'x'), records.keep('counting', 'off')]).toEqual([true, true]);
      expect(records.all()).toEqual([{ place: 'local', name: 'counting', text: 'off' }]);
    });

    it('is nothing where storage is refused, and it says that it took nothing', () => {
      const records = open([], true);
      expect(records.keep('counting', 'off')).toBe(false);
      expect(() => records.remove({ place: 'local', name: 'counting' })).not.toThrow();
      expect(records.all()).toEqual([]);
    });
  });
}

browserRecordsContract('MemoryBrowserRecords', (kept, refuses) => new MemoryBrowserRecords(kept, refuses));
browserRecordsContract('WindowBrowserRecords', (kept, refuses) => {
  if (refuses === true) {
    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    return new WindowBrowserRecords({
      document: { cookie: '' },
      get localStorage() {
        return refused();
      },
      get sessionStorage() {
        return refused();
      },
    });
  }
  const page = new Window({ url: 'https://mallard.example/' });
  const { document } = documentOf(new BrowserCookies(), 'https://mallard.example/');
  for (const { place, name, text } of kept) {
    if (place === 'cookie') document.cookie = `${name}=${text}; Path=/`;
    else page[`${place}Storage`].setItem(name, text);
  }
  const { localStorage, sessionStorage } = page as unknown as RecordsHost;
  return new WindowBrowserRecords({ localStorage, sessionStorage, document });
});
