import { type KeyedHash, sameText } from '../../keyed-hash.ts';
import { lifetimes } from '../lifetimes.ts';

/** What an e-mail change is about; `to` is null when the address is to be removed. */
export interface EmailChange {
  readonly accountId: string;
  /** The account's address when the change was asked for: another change in between makes the link worthless. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What a link carries from the request to its confirmation. */
export interface OpenedLink {
  /** The language told when asking; null when none was. */
  readonly locale: string | null;
}

const shape = /^([0-9a-z]{1,11})\.(?:([A-Za-z-]{2,8})\.)?([A-Za-z0-9_-]{43})$/;

/**
 * The hash that ties the confirmation of an e-mail change to its request: issue time, the language told when asking,
 * and a keyed hash over all of it.
 */
export class EmailLink {
  constructor(private readonly hash: KeyedHash) {}

  /** `locale` is a published one, or null. */
  sign(change: EmailChange, locale: string | null, now: number): string {
    const stamp = now.toString(36);
    return [stamp, ...(locale === null ? [] : [locale]), this.mac(change, stamp, locale)].join('.');
  }

  /** What the link carries when it was made for this very change, less than {@link lifetimes.emailChange} ago; else null. */
  open(link: string, change: EmailChange, now: number): OpenedLink | null {
    const [, stamp = '', locale = null, mac = ''] = shape.exec(link) ?? [];
    const age = now - Number.parseInt(stamp, 36);
    const holds = age >= 0 && age < lifetimes.emailChange && sameText(mac, this.mac(change, stamp, locale));
    return holds ? { locale } : null;
  }

  private mac({ accountId, from, to }: EmailChange, stamp: string, locale: string | null): string {
    return this.hash.of('email-link', stamp, locale ?? '', accountId, from ?? '', to ?? '');
  }
}
