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

/** Options for sending the built site. */
export interface SendingOptions {
  readonly built: BuiltSite;
  /** True when visitors use HTTPS: adds HSTS and makes pages upgrade requests. */
  readonly https: boolean;
  /** Web origins that the home page's forms are redirected to; its policy allows them besides our own. */
  readonly formWebOrigins?: readonly string[];
  /** The server-side experiment choices, sent as `Server-Timing` with every page; an empty string sends no header. */
  readonly chosen?: () => string;
}

/** The parts of a request that affect how a file is sent: the method and two headers. */
export interface FileCall {
  readonly isHead: boolean;
  /** `Accept-Encoding`. */
  readonly accepted: string | null;
  /** `If-None-Match`. */
  readonly known: string | null;
}

/** A file with its specific headers; when `changing` returns another text, they must be rebuilt. */
interface Sent {
  readonly file: string;
  readonly status: 200 | 404;
  readonly own: () => Readonly<Record<string, string>>;
  readonly changing: string;
}

const formsHere = /form-action 'self'/;
const inFrames = /(frame-ancestors )'none'/;
/**
 * For a CDN in front of the server (RFC 9213): it need not revalidate for each visitor, and serves a page older than a minute
 * while it revalidates. Short, so that a deployment takes effect soon even without a purge.
 */
const sharedForAMinute = 'public, max-age=60, stale-while-revalidate=600';

/** Responds with pages and files of the built site, with security headers, the best encoding, and ETags. */
export class FileAnswers {
  private readonly made = new FileHeaders();
  private readonly options: SendingOptions;
  private readonly ofDocument: Readonly<Record<string, string>>;
  private readonly ofPart: Readonly<Record<string, string>>;
  private readonly forms: string;

  constructor(options: SendingOptions) {
    // No parameter property: the build runs this file in Node, which only strips types.
    this.options = options;
    this.ofDocument = dataHeaders(options.https);
    this.ofPart = partHeaders(options.https);
    this.forms = (options.formWebOrigins ?? []).map((webOrigin) => ` ${webOrigin}`).join('');
  }

  /** A file by its name below the site's folder, which must exist there, or one of an `earlier` build. */
  file(call: FileCall, name: string, earlier?: EarlierAsset): Promise<Response> {
    return this.send(call, sentAsIs(name), earlier);
  }

  /** The page at a path; null if there is none. */
  async page(call: FileCall, address: string): Promise<Response | null> {
    const page = this.sentPage(address);
    return page === null ? null : this.send(call, page);
  }

  /** Whether there is a page or hashed file at a path. */
  has(address: string): boolean {
    return this.options.built.table.pages.has(address) || this.isHashed(address);
  }

  /** The page or hashed file at a path, synchronously; null if there is none or it is not in memory. */
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

  /** Two pages may do more than their class: the home page's forms are redirected elsewhere, and one page is framed by ours. */
  private policyOf(path: string, policy: string) {
    if (path === '/') return { policy: policy.replace(formsHere, `$&${this.forms}`), headers: {} };
    if (path !== knownPath) return { policy, headers: {} };
    return { policy: policy.replace(inFrames, "$1'self'"), headers: { 'X-Frame-Options': 'SAMEORIGIN' } };
  }
}

/** Whether a file is served under its own name: pages have URLs without extension, and compressed files replace plain ones. */
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
