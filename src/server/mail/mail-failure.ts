import type { NodemailerError } from 'nodemailer';

/**
 * Why a message was not accepted; `kind` names the cause for the log without quoting the server, which may quote the address.
 * - `away`: the server is unreachable or accepts no mail from us at all;
 * - `deferred`: it does not accept this email now;
 * - `refused`: it never will;
 * - `no_such_mailbox`: it never will, because the address does not exist.
 */
export interface MailFailure {
  readonly code: 'away' | 'deferred' | 'refused' | 'no_such_mailbox';
  readonly kind: string;
}

/** Enhanced status codes for a nonexistent address or domain. RFC 3463 section 3.2, RFC 7505. */
const noMailbox = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/** Commands specific to this email; a failure of any other affects every email. */
const ofThisEmail = new Set(['RCPT TO', 'DATA']);

/** Classifies an error of the SMTP client. RFC 5321 section 4.2.1: 4yz is transient, 5yz permanent. */
export function readSmtpError(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { code: 'deferred', kind: typeof error };
  const { code = error.name, command, response = '', responseCode, permanent }: NodemailerError = error;
  if (responseCode === undefined) {
    // The client rejected the address or the message before contacting the server.
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
