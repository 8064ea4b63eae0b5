import { type LookupAddress, lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { brand } from '../../domain/brand.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { type ImageKind, imageKind } from './image-kind.ts';
import { isPublicAddress } from './public-address.ts';

/** An image and its type, detected from its bytes. */
export interface FetchedImage {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Why there is no image: `forbidden` when a redirect or host leads to a non-public address or an unlisted web origin,
 * `no_image` when the response is something else, `unavailable` when there was no response in time.
 */
export type ImageFailure = { readonly code: 'forbidden' | 'no_image' | 'unavailable' };

/** Dependencies of fetching; all but `allows` are for tests. */
export interface FetchImageOptions {
  /** Whether images may be fetched from a URL; called again for each redirect. */
  readonly allows: (image: URL) => boolean;
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic?: (address: string) => boolean;
  readonly longestWait?: number;
}

/** How image hosts are resolved; tests have their own. */
export type ImageHosts = Pick<FetchImageOptions, 'resolve' | 'isPublic'>;

const largest = 5 * 1024 * 1024;
const mostRedirects = 3;
/** From name resolution to the last byte. Below the limit for a response (`answerInTime`), so no fetch outlives its call. */
const longestWait = 2_000;

class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Fetches images on behalf of visitors, so that no other host learns about them, while protecting our own network (SSRF): each
 * host is resolved once, all its addresses must be public, and the connection goes to exactly these addresses, so that a
 * changed DNS response between check and use (DNS rebinding) has no effect.
 */
export class FetchImage {
  private readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  private readonly isPublic: (address: string) => boolean;
  private readonly longestWait: number;

  constructor(private readonly options: FetchImageOptions) {
    this.resolve = options.resolve ?? resolveAll;
    this.isPublic = options.isPublic ?? isPublicAddress;
    this.longestWait = options.longestWait ?? longestWait;
  }

  async fetch(image: URL): Promise<Result<FetchedImage, ImageFailure>> {
    const signal = AbortSignal.timeout(this.longestWait);
    try {
      return await this.follow(image, signal);
    } catch (error) {
      return failure({ code: error instanceof ForbiddenAddress ? 'forbidden' : 'unavailable' });
    }
  }

  private async follow(image: URL, signal: AbortSignal): Promise<Result<FetchedImage, ImageFailure>> {
    let address = image;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!this.options.allows(address)) return failure({ code: 'forbidden' });
      const answer = await this.ask(address, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        answer.destroy();
        const next = URL.parse(headers.location, address);
        if (next === null) return failure({ code: 'no_image' });
        address = next;
        continue;
      }
      if (status !== 200 || Number(headers['content-length'] ?? 0) > largest) {
        answer.destroy();
        return failure({ code: status >= 500 ? 'unavailable' : 'no_image' });
      }
      const bytes = await readAll(answer);
      const kind = bytes === null ? null : imageKind(bytes);
      return bytes === null || kind === null ? failure({ code: 'no_image' }) : success({ kind, bytes });
    }
    return failure({ code: 'no_image' });
  }

  private ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const host = address.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !this.isPublic(host)) throw new ForbiddenAddress();
    const get = address.protocol === 'https:' ? getSecure : getPlain;
    return new Promise((done, reject) => {
      const headers = {
        Accept: 'image/*',
        'Accept-Encoding': 'identity',
        'User-Agent': `${brand.name} image proxy`,
      };
      get(address, { headers, signal, agent: false, lookup: this.checkedLookup() }, done).on('error', reject);
    });
  }

  private checkedLookup(): LookupFunction {
    return (host, options, answer) => {
      this.resolve(host).then(
        (addresses) => {
          const [first] = addresses;
          if (first === undefined || !addresses.every(({ address }) => this.isPublic(address))) {
            answer(new ForbiddenAddress(), []);
          } else if (options.all === true) answer(null, [...addresses]);
          else answer(null, first.address, first.family);
        },
        (error: unknown) => answer(error instanceof Error ? error : new Error('not resolved'), []),
      );
    };
  }
}

/** Reads the whole body; null when it is too large. */
async function readAll(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function resolveAll(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : done(addresses)));
  });
}
