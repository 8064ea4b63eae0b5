import { lifetimes } from '../../domain/account/lifetimes.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore, SentPasscode } from '../ports/key-value-store.ts';

/** A sent passcode that a form can resume with. */
export interface FoundPasscode extends Pick<SentPasscode, 'email' | 'ticket' | 'isFormer' | 'atCode'> {
  /** Seconds until another may be requested, at least 0. */
  readonly resendAfterSeconds: number;
  /** Seconds until it expires, at least 0. */
  readonly goodForSeconds: number;
  /** Seconds for which no passcode is accepted after too many wrong ones, at least 0. */
  readonly closedForSeconds: number;
}

/** The passcode last sent from this tab, so that its form can resume after a reload. */
export class SentPasscodeState {
  constructor(
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** What this form last sent; null when another form sent it or it has expired. */
  find(form: string): FoundPasscode | null {
    const kept = this.store.read('sentPasscode');
    if (kept?.form !== form) return null;
    const { email, ticket, isFormer, atCode, sentAt, resendAt, closedUntil = 0 } = kept;
    return {
      email,
      ticket,
      isFormer,
      atCode,
      resendAfterSeconds: this.secondsUntil(resendAt),
      goodForSeconds: this.secondsUntil(sentAt + lifetimes.passcode),
      closedForSeconds: this.secondsUntil(closedUntil),
    };
  }

  /**
   * Stores what a form has just sent, replacing the previous entry. `resendAfterSeconds`: how long until another may be
   * requested.
   */
  keep(
    form: string,
    sent: Pick<SentPasscode, 'email' | 'ticket' | 'isFormer'> & { readonly resendAfterSeconds: number },
  ): void {
    const { email, ticket, isFormer, resendAfterSeconds } = sent;
    const sentAt = this.clock.now();
    const resendAt = sentAt + resendAfterSeconds * 1000;
    this.store.write('sentPasscode', { form, email, ticket, isFormer, atCode: true, sentAt, resendAt });
  }

  /** Records whether the visitor is at the passcode or back at the address. */
  moveTo(form: string, place: { readonly atCode: boolean }): void {
    this.change(form, place);
  }

  /** Records that no passcode is accepted for this many seconds, after too many wrong ones. */
  close(form: string, seconds: number): void {
    this.change(form, { closedUntil: this.clock.now() + seconds * 1000 });
  }

  /** Forgets the passcode once it has been used. */
  forget(): void {
    this.store.remove('sentPasscode');
  }

  private change(form: string, to: Partial<SentPasscode>): void {
    const kept = this.store.read('sentPasscode');
    if (kept?.form === form) this.store.write('sentPasscode', { ...kept, ...to });
  }

  private secondsUntil(time: number): number {
    return Math.max(0, Math.ceil((time - this.clock.now()) / 1000));
  }
}
