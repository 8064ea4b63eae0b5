import type { Encoding } from './encoding.ts';
import type { Representation } from './file-store.ts';
import { mediaType } from './media-type.ts';

const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/** A file as it is sent with a status: what differs between answers with the same file. */
interface Sent {
  readonly file: string;
  readonly encoding: Encoding;
  readonly status: 200 | 404;
}

type Headers = Readonly<Record<string, string>>;

interface Made {
  /** What {@link FileHeaders.of} was told of them. */
  readonly changing: string;
  /** Of the file itself, and of the answer that it has not changed. */
  readonly whole: Headers;
  readonly unchanged: Headers;
}

/**
 * The headers with which files are sent, made once for each way of sending one: a page has twenty of them, and putting them
 * together again for every call takes longer than sending it.
 */
export class FileHeaders {
  private readonly made = new WeakMap<Representation, Partial<Record<Sent['status'], Made>>>();

  /** `own` are those of the file beside what all have; asked for again only when `changing` is another text. */
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
