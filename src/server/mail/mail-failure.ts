import type { NodemailerError } from 'nodemailer';

/**
 * Why a message was not taken over; `kind` names it for the log without quoting the server, who may quote the address.
 * - `away`: the server cannot be reached or takes no mail from us, whichever email it is;
 * - `deferred`: it does not take this email now;
 * - `refused`: it never will;
 * - `no_such_mailbox`: it never will, because the address does not exist.
 */
export interface MailFailure {
  readonly code: 'away' | 'deferred' | 'refused' | 'no_such_mailbox';
  readonly kind: string;
}

/** Enhanced status codes that say an address or its domain does not exist. RFC 3463 section 3.2, RFC 7505. */
const noMailbox = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/** Commands that name this one email: what goes wrong at the others goes wrong for every email. */
const ofThisEmail = new Set(['RCPT TO', 'DATA']);

/** Reads an error of the SMTP client. RFC 5321 section 4.2.1: 4yz may pass, 5yz stays. */
export function readSmtpError(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { code: 'deferred', kind: typeof error };
  const { code = error.name, command, response = '', responseCode, permanent }: NodemailerError = error;
  if (responseCode === undefined) {
    // The client found the address or the message unfit before it asked the server.
    const unfit = command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { code: unfit ? 'refused' : 'away', kind: code };
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const kind = [code, responseCode, enhanced].filter((part) => part !== undefined).join(' ');
  if (responseCode === 421 || command === undefined || !ofThisEmail.has(command)) {
    return { code: 'away', kind };
  }
  if (permanent !== true) return { code: 'deferred', kind };
  return { code: enhanced !== undefined && noMailbox.has(enhanced) ? 'no_such_mailbox' : 'refused', kind };
}
