import { type Observable, Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';

/** A mail with a passcode, or without one to an address that has no account; `sentAt` in milliseconds since the epoch. */
export interface MemoryMail {
  readonly to: string;
  readonly locale: string;
  readonly passcode: string | null;
  readonly sentAt: number;
}

/** Every mail sent by the in-memory auth server, newest first. */
export class MemoryMailbox {
  readonly mails: MemoryMail[] = [];
  private readonly subject = new Subject<MemoryMail>();
  /** Each mail as it arrives. */
  readonly mails$: Observable<MemoryMail> = this.subject.asObservable();

  constructor(private readonly clock: Clock) {}

  /** Adds a mail. */
  receive(mail: Omit<MemoryMail, 'sentAt'>): void {
    const received = { ...mail, sentAt: this.clock.now() };
    this.mails.unshift(received);
    this.subject.next(received);
  }

  /** The newest passcode sent to an address; null when there is none. */
  passcodeFor(email: string): string | null {
    return this.mails.find(({ to }) => to === email)?.passcode ?? null;
  }
}
