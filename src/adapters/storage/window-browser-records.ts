import {
  type BrowserRecord,
  BrowserRecords,
  type RecordPlace,
} from '../../application/ports/browser-records.ts';

/** The parts of a window that store data. Reading either storage throws where the visitor refuses it. */
export interface RecordsHost {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly document: { cookie: string };
}

/** {@link BrowserRecords} of a window. Includes the cookies that scripts may read, set as the site sets them: path `/`. */
export class WindowBrowserRecords extends BrowserRecords {
  constructor(private readonly host: RecordsHost) {
    super();
  }

  override all(): readonly BrowserRecord[] {
    return [...this.stored('local'), ...this.stored('session'), ...this.cookies()];
  }

  override keep(name: string, text: string): boolean {
    try {
      this.host.localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  }

  override remove({ place, name }: Pick<BrowserRecord, 'place' | 'name'>): void {
    if (place === 'cookie') this.host.document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    else this.storage(place)?.removeItem(name);
  }

  private stored(place: 'local' | 'session'): readonly BrowserRecord[] {
    const storage = this.storage(place);
    return Object.keys(storage ?? {}).map((name) => ({ place, name, text: storage?.getItem(name) ?? '' }));
  }

  private cookies(): readonly BrowserRecord[] {
    return this.host.document.cookie.split('; ').flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return name === '' ? [] : [{ place: 'cookie', name, text: rest.join('=') }];
    });
  }

  private storage(place: Exclude<RecordPlace, 'cookie'>): Storage | null {
    try {
      return place === 'local' ? this.host.localStorage : this.host.sessionStorage;
    } catch {
      return null;
    }
  }
}
