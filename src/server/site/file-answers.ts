import { splitPath } from '../../domain/locale/locale.ts';
import { knownPath } from '../../domain/records/known-path.ts';
import type { BuiltSite } from './built-site.ts';
import { type CompleteAnswer, toResponse } from './complete-answer.ts';
import type { EarlierAsset } from './earlier-assets.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { FileHeaders } from './file-headers.ts';
import type { FileStore, Representation } from './file-store.ts';
import { mediaType } from './media-type.ts';
import { dataHeaders, isPartOfPages, partHeaders, reportingHeaders } from './security-headers.ts';

/** How the built site is sent. */
export interface SendingOptions {
  readonly built: BuiltSite;
  /** True when visitors come by https: adds HSTS and has pages upgrade requests. */
  readonly https: boolean;
  /** Where forms of the home page are led on to by this server, as web origins: its policy allows them beside our own. */
  readonly formWebOrigins?: readonly string[];
  /** What the service chose of the experiments, as `Server-Timing` of every page; an empty text is no header. */
  readonly chosen?: () => string;
}

/** What of a call decides how a file is sent: the method and two of its headers. */
export interface FileCall {
  readonly isHead: boolean;
  /** `Accept-Encoding`. */
  readonly accepted: string | null;
  /** `If-None-Match`. */
  readonly known: string | null;
}

/** A file with what is said of it besides what all files have; `changing` tells when that is to be made anew. */
interface Sent {
  readonly file: string;
  readonly status: 200 | 404;
  readonly own: () => Readonly<Record<string, string>>;
  readonly changing: string;
}

const formsHere = /form-action 'self'/;
const inFrames = /(frame-ancestors )'none'/;
/**
 * For a CDN in front of the server (RFC 9213): it need not ask for each visitor, and a page that is a minute old is
 * answered at once while it asks. Short, so that a deploy is seen soon where nobody purges.
 */
const sharedForAMinute = 'public, max-age=60, stale-while-revalidate=600';

/** Answers with pages and files of the built site: their security headers, the best packing a visitor takes, ETags. */
export class FileAnswers {
  private readonly made = new FileHeaders();
  private readonly options: SendingOptions;
  private readonly ofDocument: Readonly<Record<string, string>>;
  private readonly ofPart: Readonly<Record<string, string>>;
  private readonly forms: string;

  constructor(options: SendingOptions) {
    // No parameter property: the build runs this as well, in a Node that only takes types away.
    this.options = options;
    this.ofDocument = dataHeaders(options.https);
    this.ofPart = partHeaders(options.https);
    this.forms = (options.formWebOrigins ?? []).map((webOrigin) => ` ${webOrigin}`).join('');
  }

  /** The file of that name below the folder of the site, which must be there, or one of an `earlier` build. */
  file(call: FileCall, name: string, earlier?: EarlierAsset): Promise<Response> {
    return this.send(call, sentAsIs(name), earlier);
  }

  /** The page at an address; null where there is none. */
  async page(call: FileCall, address: string): Promise<Response | null> {
    const page = this.sentPage(address);
    return page === null ? null : this.send(call, page);
  }

  /** Whether there is a page or a hashed file at an address. */
  has(address: string): boolean {
    return this.options.built.table.pages.has(address) || this.isHashed(address);
  }

  /** The page or hashed file at an address, at once; null where there is none, or where it does not lie in memory. */
  fromMemory(call: FileCall, address: string): CompleteAnswer | null {
    const sent = this.isHashed(address) ? sentAsIs(address.slice(1)) : this.sentPage(address);
    if (sent === null) return null;
    const { files } = this.options.built;
    const encoding = chooseEncoding(call.accepted, files.encodings(sent.file));
    const kept = files.inMemory(sent.file, encoding);
    return kept === undefined ? null : this.answer(call, sent, encoding, kept);
  }

  private isHashed(address: string): boolean {
    return address.startsWith('/assets/') && isServed(this.options.built.files, address.slice(1));
  }

  private async send(call: FileCall, sent: Sent, earlier?: EarlierAsset): Promise<Response> {
    const { files } = this.options.built;
    const encoding = chooseEncoding(call.accepted, earlier?.encodings ?? files.encodings(sent.file));
    const representation = await (earlier?.read(encoding) ?? files.read(sent.file, encoding));
    return toResponse(this.answer(call, sent, encoding, representation));
  }

  private answer(
    call: FileCall,
    sent: Sent,
    encoding: Encoding,
    representation: Representation,
  ): CompleteAnswer {
    const { file, status, own, changing } = sent;
    const { whole, unchanged } = this.made.of({ file, encoding, status }, representation, changing, () => ({
      ...(isPartOfPages(mediaType(file)) ? this.ofPart : this.ofDocument),
      ...own(),
    }));
    const { body, tag } = representation;
    if (status === 200 && matches(call.known, tag)) return { status: 304, headers: unchanged, body: null };
    return { status, headers: whole, body: call.isHead ? null : body };
  }

  private sentPage(address: string): Sent | null {
    const { table } = this.options.built;
    const page = table.pages.get(address);
    if (page === undefined) return null;
    const { file, status } = page;
    const changing = this.options.chosen?.() ?? '';
    const own = () => {
      const { policy, headers } = this.policyOf(splitPath(address).path, page.policy);
      return {
        'Content-Security-Policy': this.options.https ? `${policy}; upgrade-insecure-requests` : policy,
        ...headers,
        ...(status === 200 ? { 'CDN-Cache-Control': sharedForAMinute } : {}),
        ...reportingHeaders,
        ...(changing === '' ? {} : { 'Server-Timing': changing }),
        ...(table.speculationRules === null || page.isStandalone
          ? {}
          : { 'Speculation-Rules': `"${table.speculationRules}"` }),
      };
    };
    return { file, status, own, changing };
  }

  /** Two pages may do more than their class: home's forms lead on, and one page stands in frames of ours. */
  private policyOf(path: string, policy: string) {
    if (path === '/') return { policy: policy.replace(formsHere, `$&${this.forms}`), headers: {} };
    if (path !== knownPath) return { policy, headers: {} };
    return { policy: policy.replace(inFrames, "$1'self'"), headers: { 'X-Frame-Options': 'SAMEORIGIN' } };
  }
}

/** Whether a file is served by its own name: pages have addresses without an ending, and packed files are sent in place of plain ones. */
export function isServed(files: FileStore, file: string): boolean {
  return files.has(file) && !/\.(?:html|br|gz)$/.test(file) && !file.startsWith('_');
}

function sentAsIs(file: string): Sent {
  return { file, status: 200, own: () => ({}), changing: '' };
}

function matches(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}
