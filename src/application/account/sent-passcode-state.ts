import { lifetimes } from '../../domain/account/lifetimes.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore, SentPasscode } from '../ports/key-value-store.ts';

/** A passcode that a form may go on with. */
export interface FoundPasscode extends Pick<SentPasscode, 'email' | 'ticket' | 'isFormer' | 'atCode'> {
  /** Seconds until another one may be asked for, at least 0. */
  readonly resendAfterSeconds: number;
  /** Seconds that it is still good for, at least 0. */
  readonly goodForSeconds: number;
  /** Seconds that none is taken for after too many wrong ones, at least 0. */
  readonly closedForSeconds: number;
}

/** The passcode that was last sent from this tab, so that a form goes on with it after the page was loaded anew. */
export class SentPasscodeState {
  constructor(
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** What a form last sent; null when that was another form, or too long ago. */
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

  /** Keeps what a form has just sent, in place of what was sent before; `resendAfterSeconds` until another one may follow. */
  keep(
    form: string,
    sent: Pick<SentPasscode, 'email' | 'ticket' | 'isFormer'> & { readonly resendAfterSeconds: number },
  ): void {
    const { email, ticket, isFormer, resendAfterSeconds } = sent;
    const sentAt = this.clock.now();
    const resendAt = sentAt + resendAfterSeconds * 1000;
    this.store.write('sentPasscode', { form, email, ticket, isFormer, atCode: true, sentAt, resendAt });
  }

  /** Notes whether the visitor is at the passcode or back at the address. */
  moveTo(form: string, place: { readonly atCode: boolean }): void {
    this.change(form, place);
  }

  /** Notes that none is taken for so many seconds, after too many wrong ones. */
  close(form: string, seconds: number): void {
    this.change(form, { closedUntil: this.clock.now() + seconds * 1000 });
  }

  /** Forgets it, once it was used. */
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
