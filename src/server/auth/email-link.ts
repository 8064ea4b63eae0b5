import { type KeyedHash, sameText } from './keyed-hash.ts';
import { lifetimes } from './lifetimes.ts';

/** What an e-mail change is about; `to` is null when the address is to be removed. */
export interface EmailChange {
  readonly accountId: string;
  /** The account's address when the change was asked for: another change in between makes the link worthless. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The hash that ties the confirmation of an e-mail change to its request: issue time and keyed hash over all of it. */
export class EmailLink {
  constructor(private readonly hash: KeyedHash) {}

  sign(change: EmailChange, now: number): string {
    return `${now.toString(36)}.${this.mac(change, now.toString(36))}`;
  }

  /** True when the link was made for this very change, at most 600 seconds ago. */
  holds(link: string, change: EmailChange, now: number): boolean {
    const [, stamp = '', mac = ''] = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/.exec(link) ?? [];
    const age = now - Number.parseInt(stamp, 36);
    return age >= 0 && age < lifetimes.emailChange && sameText(mac, this.mac(change, stamp));
  }

  private mac(change: EmailChange, stamp: string): string {
    return this.hash.of('email-link', stamp, change.accountId, change.from ?? '', change.to ?? '');
  }
}
