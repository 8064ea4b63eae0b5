import type { MessageDescriptor } from '@lingui/core';
import type {
  AfterDeletion,
  DatedEnd,
  OpenEnd,
  RecordReason,
  RecordViewer,
  YearlyEnd,
} from '../../../../domain/records/kept-record.ts';

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

/** Retention for a period. */
export const datedEnds: Words<DatedEnd> = {
  writing: { id: 'legal.end.writing', message: 'for {period}' },
  attempt: { id: 'legal.end.attempt', message: 'until {period} after the last attempt' },
  'sign-in': { id: 'legal.end.signIn', message: 'for up to {period} after a sign-in ends' },
  use: { id: 'legal.end.use', message: 'until {period} after the last use' },
  sending: { id: 'legal.end.sending', message: 'until {period} after sending' },
  order: { id: 'legal.end.order', message: 'for {period} if nobody pays' },
  'sign-up': { id: 'legal.end.signUp', message: 'for {period} if you do not confirm' },
  deletion: { id: 'legal.end.deleted', message: 'until {period} after you delete it' },
  decision: {
    id: 'legal.end.decision',
    message: 'until {period} after our decision or, for a later role, after your message arrives',
  },
  'empty-account': {
    id: 'legal.end.empty',
    message: 'for {period} if it has no address, recovery key, purchase or sign-in',
  },
};

/** Retention for whole years. */
export const yearlyEnds: Words<YearlyEnd> = {
  'subscription-year': {
    id: 'legal.end.law',
    message:
      'until {period} after the end of the year in which the subscription ends, to comply with tax law',
  },
};

/** Retention without a fixed period. */
export const openEnds: Words<OpenEnd> = {
  'account-deletion': { id: 'legal.end.deletion', message: 'until you delete your account' },
  removal: { id: 'legal.end.removal', message: 'until deleted by you' },
  'service-deletion': { id: 'legal.end.service', message: 'until you delete your account there' },
  replacement: { id: 'legal.end.replacement', message: 'until you make a new one' },
  unsubscribing: { id: 'legal.end.unsubscribing', message: 'until you unsubscribe' },
  confirmation: {
    id: 'legal.end.confirmation',
    message:
      'until the newsletter is confirmed for it again or, if it did not exist, until an e-mail reaches it',
  },
  subscription: {
    id: 'legal.end.subscription',
    message: 'without an e-mail address, until the subscription ends',
  },
  copied: { id: 'legal.end.copied', message: 'a working copy only while a backup is made or restored' },
  room: {
    id: 'legal.end.room',
    message: 'until newer lines need the room: the log has a fixed size',
  },
  answer: {
    id: 'legal.end.answer',
    message: 'until your question is settled, longer only where the law requires it',
  },
  repair: { id: 'legal.end.repair', message: 'until we know what caused the crash' },
  never: { id: 'legal.end.never', message: 'for good' },
};

/** Who sees a record. */
export const viewers: Words<RecordViewer> = {
  owner: { id: 'legal.seen.owner', message: 'you' },
  team: { id: 'legal.seen.team', message: 'our team' },
  'payment-provider': { id: 'legal.seen.payment', message: 'our payment provider' },
  'mail-service': { id: 'legal.seen.mail', message: 'our e-mail delivery service' },
  'restoration-partner': {
    id: 'legal.seen.partner',
    message: 'our restoration partner (only whether a code is valid)',
  },
  everybody: { id: 'legal.seen.everybody', message: 'everybody (only totals)' },
};

/** The legal basis for keeping a record. */
export const reasons: Words<RecordReason> = {
  contract: { id: 'legal.reason.contract', message: 'the contract with you' },
  request: { id: 'legal.reason.request', message: 'steps you asked us to take before a contract' },
  consent: { id: 'legal.reason.consent', message: 'your consent' },
  law: { id: 'legal.reason.law', message: 'a legal obligation' },
  interest: { id: 'legal.reason.interest', message: 'our legitimate interest' },
};

/** What happens to a record when the account is deleted. */
export const afterDeletion: Words<Exclude<AfterDeletion, 'apart'>> = {
  gone: { id: 'legal.after.gone', message: 'It goes when you delete your account.' },
  number: {
    id: 'legal.after.number',
    message:
      'When you delete your account, only the number and the dates remain, until the periods above end.',
  },
  'runs-out': {
    id: 'legal.after.runsOut',
    message: 'When you delete your account, it stays until the period above ends.',
  },
  stays: { id: 'legal.after.stays', message: 'When you delete your account, it stays.' },
};
