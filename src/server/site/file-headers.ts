import type { Encoding } from './encoding.ts';
import type { Representation } from './file-store.ts';
import { mediaType } from './media-type.ts';

const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/** What distinguishes responses with the same file. */
interface Sent {
  readonly file: string;
  readonly encoding: Encoding;
  readonly status: 200 | 404;
}

type Headers = Readonly<Record<string, string>>;

interface Made {
  /** The `changing` value these were made with. */
  readonly changing: string;
  /** For the full response, and for 304. */
  readonly whole: Headers;
  readonly unchanged: Headers;
}

/**
 * Caches the headers of files, one set per way of sending: a page has twenty headers, and building them for every request
 * takes longer than sending the page.
 */
export class FileHeaders {
  private readonly made = new WeakMap<Representation, Partial<Record<Sent['status'], Made>>>();

  /** `own` gives the file's specific headers; called again only when `changing` differs. */
  of(sent: Sent, representation: Representation, changing: string, own: () => Headers): Made {
    const known = this.made.get(representation);
    const last = known?.[sent.status];
    if (last?.changing === changing) return last;
    const made = { changing, ...headersOf(sent, representation, own()) };
    this.made.set(representation, { ...known, [sent.status]: made });
    return made;
  }
}

function headersOf({ file, encoding }: Sent, { body, tag }: Representation, own: Headers) {
  const unchanged = {
    ...own,
    'Cache-Control': file.startsWith('assets/') ? forever : askFirst,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  const whole = {
    ...unchanged,
    'Content-Type': mediaType(file),
    'Content-Length': String(body.byteLength),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return { whole, unchanged };
}
