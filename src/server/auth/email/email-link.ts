import { type EmailChange, isConfirmable } from '../../../domain/account/email-change.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';

/** What an e-mail change is about. `from` is as it was when asked: another change in between makes the link worthless. */
interface AccountChange extends EmailChange {
  readonly accountId: string;
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
  sign(change: AccountChange, locale: string | null, now: number): string {
    const stamp = now.toString(36);
    return [stamp, ...(locale === null ? [] : [locale]), this.mac(change, stamp, locale)].join('.');
  }

  /** What the link carries when it was made for this very change, and not too long ago; else null. */
  open(link: string, change: AccountChange, now: number): OpenedLink | null {
    const [, stamp = '', locale = null, mac = ''] = shape.exec(link) ?? [];
    const holds = sameText(mac, this.mac(change, stamp, locale));
    return holds && isConfirmable(Number.parseInt(stamp, 36), now) ? { locale } : null;
  }

  private mac({ accountId, from, to }: AccountChange, stamp: string, locale: string | null): string {
    return this.hash.of('email-link', stamp, locale ?? '', accountId, from ?? '', to ?? '');
  }
}
