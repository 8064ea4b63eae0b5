import { type EmailChange, isConfirmable } from '../../../domain/account/email-change.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';

/** An email change. `from` is the address at the time of the request: another change in between invalidates the link. */
interface AccountChange extends EmailChange {
  readonly accountId: string;
}

/** The content of a link. */
export interface OpenedLink {
  /** The language given in the request; null if none. */
  readonly locale: string | null;
}

const shape = /^([0-9a-z]{1,11})\.(?:([A-Za-z-]{2,8})\.)?([A-Za-z0-9_-]{43})$/;

/**
 * The hash that ties the confirmation of an email change to its request: issue time, language of the request, and a keyed hash
 * over everything.
 */
export class EmailLink {
  constructor(private readonly hash: KeyedHash) {}

  /** `locale` is a published one, or null. */
  sign(change: AccountChange, locale: string | null, now: number): string {
    const stamp = now.toString(36);
    return [stamp, ...(locale === null ? [] : [locale]), this.mac(change, stamp, locale)].join('.');
  }

  /** The link's content if it was made for exactly this change and has not expired; otherwise null. */
  open(link: string, change: AccountChange, now: number): OpenedLink | null {
    const [, stamp = '', locale = null, mac = ''] = shape.exec(link) ?? [];
    const holds = sameText(mac, this.mac(change, stamp, locale));
    return holds && isConfirmable(Number.parseInt(stamp, 36), now) ? { locale } : null;
  }

  private mac({ accountId, from, to }: AccountChange, stamp: string, locale: string | null): string {
    return this.hash.of('email-link', stamp, locale ?? '', accountId, from ?? '', to ?? '');
  }
}
