import type { accountRecords } from '../../../../domain/records/account-records.ts';
import { signInCodeHours } from '../../../../domain/records/kept-days.ts';
import type { KeptText } from './kept-text.ts';

/** The records of accounts and of mail, in words for visitors. */
export const accountTexts: Readonly<Record<keyof typeof accountRecords, KeptText>> = {
  account: {
    name: { id: 'legal.privacy.kept.account', message: 'Your account, if you subscribe' },
    text: {
      id: 'legal.privacy.kept.account.text',
      message: 'A random number, and when the account was made and deleted. Bills refer to the number.',
    },
  },
  address: {
    name: { id: 'legal.privacy.kept.address', message: 'The e-mail address of your account' },
    text: {
      id: 'legal.privacy.kept.address.text',
      message:
        'Only if you add one. You sign in with it on other devices, and we write to you about your subscription.',
    },
  },
  formerAddress: {
    name: { id: 'legal.privacy.kept.former', message: 'The e-mail address before a change' },
    text: {
      id: 'legal.privacy.kept.former.text',
      message: 'Encrypted, with the language we wrote to you in, so that you can undo the change.',
    },
  },
  language: {
    name: { id: 'legal.privacy.kept.language', message: 'Your language' },
    text: { id: 'legal.privacy.kept.language.text', message: 'The language of our e-mails to you.' },
  },
  signIns: {
    name: { id: 'legal.privacy.kept.signIns', message: 'Your sign-ins' },
    text: {
      id: 'legal.privacy.kept.signIns.text',
      message:
        'Codes and keys as one-way codes only, and when each sign-in began, was last used and ended. Sign-in codes are deleted within {hours} hours. If your subscription has neither an e-mail address nor a saved recovery key, the times tell us when nobody can reach the subscription anymore, so that we stop renewing it.',
      values: { hours: signInCodeHours },
    },
  },
  recoveryKey: {
    name: { id: 'legal.privacy.kept.recoveryKey', message: 'Your recovery key' },
    text: {
      id: 'legal.privacy.kept.recoveryKey.text',
      message:
        'As a one-way code, with the times when it was made and when you saved it. With the key you can sign in without an e-mail address.',
    },
  },
  accountLog: {
    name: { id: 'legal.privacy.kept.log', message: 'What was done to your account' },
    text: {
      id: 'legal.privacy.kept.log.text',
      message:
        'Sign-ins, changes and deletion, under your random number and without addresses. That is how we find misuse.',
    },
  },
  emails: {
    name: { id: 'legal.privacy.kept.mail', message: 'E-mails we send you' },
    text: {
      id: 'legal.privacy.kept.mail.text',
      message:
        'Encrypted until they are sent; then we delete the content. After that we only know that one was sent.',
    },
  },
  unwantedMail: {
    name: { id: 'legal.privacy.kept.unwanted', message: 'Addresses that we do not write to' },
    text: {
      id: 'legal.privacy.kept.unwanted.text',
      message:
        'If an address does not exist, or its owner has refused or left the newsletter, we keep a one-way code made from it, so that it does not get e-mails nobody asked for.',
    },
  },
  newsletter: {
    name: { id: 'legal.privacy.kept.newsletter', message: 'Your newsletter subscription' },
    text: {
      id: 'legal.privacy.kept.newsletter.text',
      message:
        'Your address, the topics you chose and two dates. We do not measure whether you open an issue or what you click in it.',
    },
  },
};
