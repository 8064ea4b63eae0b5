import type { PixelSender } from '../../application/ports/pixel-sender.ts';
import type { Random } from '../../application/ports/random.ts';
import { beaconPath } from '../../contract/beacon.ts';
import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { PixelParams } from '../../domain/analytics/pixels.ts';

/** The browser's means of sending an event that outlives the page. */
export interface BeaconHost {
  readonly sendBeacon?: (url: string) => boolean;
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
  /** Stores the address of each sent event, for the visitor to read. Never throws. */
  readonly keep: (url: string) => void;
}

/**
 * The address of one event. The random number prevents caches from swallowing a repeated event. Specification, section
 * 7, "Pixel".
 */
export function pixelUrl(
  base: string,
  id: string,
  random: number,
  params: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(params).toString();
  const path = beaconPath.replace(':pixel', encodeURIComponent(id));
  return `${base}${path}?${random}${query === '' ? '' : `&${query}`}`;
}

/**
 * {@link PixelSender} over `sendBeacon`, or `fetch` when that is missing or refuses. Responses are ignored. Without a
 * base address nothing is sent.
 */
export class BeaconPixelSender implements PixelSender {
  constructor(
    private readonly host: BeaconHost,
    private readonly random: Pick<Random, 'bytes'>,
    private readonly base: string | null,
  ) {}

  send<Id extends PixelId>(id: Id, params: PixelParams<Id>): void {
    if (this.base === null) return;
    const url = pixelUrl(this.base, id, this.number(), params);
    this.host.keep(url);
    if (this.host.sendBeacon?.(url)) return;
    const init = {
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    } as const;
    this.host.fetch(url, init).catch(() => undefined);
  }

  private number(): number {
    return this.random.bytes(3).reduce((sum, byte) => sum * 256 + byte, 0);
  }
}
