import { brand } from '../../../../domain/brand.ts';
import { withdrawalDays } from '../../../../domain/subscription/charges.ts';
import type { AddressEmailName, EmailTexts } from '../email-content.ts';

const { name, supportEmail, legalEmail } = brand;
const once = 'It works once and expires after 10 minutes.';
const typed = `You received this e-mail because someone entered your address at ${name}.`;
const account = `You received this e-mail because this is, or was, the address of a ${name} account.`;

/** English emails to any address: codes, account changes, the newsletter. */
export const address: EmailTexts<AddressEmailName> = {
  'sign-in-passcode': ({ passcode }) => ({
    subject: `Your ${name} sign-in code`,
    preview: once,
    heading: 'Here is your sign-in code',
    lead: 'Enter it on the page where you asked for it.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      `${once} We will never ask you for it.`,
      'If you did not ask for a code, someone else entered your address. They cannot sign in without this code. You don’t need to do anything.',
    ],
    reason: typed,
  }),
  'no-account': (_, { page }) => ({
    subject: `No ${name} Pro subscription uses this address`,
    preview: 'We did not send a code.',
    heading: 'No subscription uses this address',
    lead: `Someone, probably you, tried to sign in to ${name} with this address. There is no account for it, so we did not send a code.`,
    action: { label: 'See the plans', href: page('plans') },
    notes: [
      'If you subscribed with a different address, sign in with that one.',
      'If you subscribed without an address, sign in with your recovery key, or add an address in the browser you subscribed with.',
      'If you did not try to sign in, you don’t need to do anything. We have no account for this address.',
    ],
    reason: typed,
  }),
  'email-passcode': ({ passcode }) => ({
    subject: `Confirm this address for ${name}`,
    preview: once,
    heading: 'Confirm this address',
    lead: 'Enter this code on the page where you added the address. You can then use the address to sign in.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      once,
      'If you did not ask for a code, someone probably mistyped their address. Nothing happens unless the code is entered.',
    ],
    reason: typed,
  }),
  'email-removal-passcode': ({ passcode }) => ({
    subject: `Remove this address from ${name}`,
    preview: once,
    heading: 'Remove this address',
    lead: 'Enter this code to remove the address from your subscription. You will no longer be able to sign in with it.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      once,
      'If you did not ask for a code, do not enter or share it. The address then stays on your subscription.',
    ],
    reason: account,
  }),
  'account-deletion-passcode': ({ passcode }) => ({
    subject: `Delete your ${name} account?`,
    preview: 'Nothing is deleted unless the code in this e-mail is entered.',
    heading: 'Delete your account',
    lead: 'Enter this code on the page where you asked for it. Your account is then deleted permanently, and any subscription ends at once.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      once,
      `If you did not ask for a code, do not enter or share it, and nothing is deleted. Someone else may be signed in to your account: write to ${supportEmail}.`,
    ],
    reason: account,
  }),
  'address-changed': ({ newAddressHint, undoUrl }) => ({
    subject:
      newAddressHint === null
        ? `Your e-mail address was removed from ${name}`
        : `Your e-mail address for ${name} was changed`,
    preview: 'If this wasn’t you, you can undo it for 7 days.',
    heading: newAddressHint === null ? 'Your e-mail address was removed' : 'Your e-mail address was changed',
    lead:
      newAddressHint === null
        ? 'Your account no longer has an address. It still works where you are signed in. On other devices, only your recovery key signs you in.'
        : `Your account now uses ${newAddressHint}. You can no longer sign in with the address we are writing to.`,
    action: { label: 'Undo the change', href: undoUrl },
    notes: [
      'If this was you, you don’t need to do anything.',
      'If it was someone else, undo the change within 7 days. This address then belongs to your account again, and every device is signed out.',
    ],
    reason: account,
  }),
  'account-deleted': () => ({
    subject: `Your ${name} account has been deleted`,
    preview: 'We will not charge you again.',
    heading: 'Your account has been deleted',
    lead: 'If you had a subscription with us, it has ended. We will not charge you again.',
    notes: [
      'A subscription from an app store continues until you cancel it in the store.',
      'We keep the payment records that tax law requires. Your address is not part of them.',
      'You can use this address for a new account whenever you like.',
      `If this wasn’t you, write to ${supportEmail}.`,
    ],
    reason: account,
  }),
  'withdrawal-received': ({ to, name: consumer, details, number, receivedAt }, { moment }) => ({
    subject: `We have received your withdrawal from ${name} Pro`,
    preview: 'This e-mail is your receipt.',
    heading: 'We have received your withdrawal',
    lead: `You withdrew from your contract for the ${name} Pro subscription. This is what you sent us, and when.`,
    facts: [
      { name: 'Received', value: moment(receivedAt) },
      { name: 'Name', value: consumer },
      { name: 'E-mail address', value: to },
      ...(details === '' ? [] : [{ name: 'Your purchase', value: details }]),
      { name: 'Receipt number', value: number },
    ],
    notes: [
      `A member of our team will find your subscription, end it and refund what you are owed within ${withdrawalDays} days, to the payment method you used. If we have questions, we will write to this address.`,
      `If you did not send this, someone else entered your address: please write to ${legalEmail}.`,
    ],
    reason: typed,
  }),
  'support-question': ({ topic, from, question, askedAt }, { moment }) => ({
    subject: `${topic}: a question to support`,
    preview: `From ${from}.`,
    heading: 'A question to support',
    lead: 'A visitor asked this through the form on the support page. Your answer to this e-mail goes to them.',
    facts: [
      { name: 'Topic', value: topic },
      { name: 'From', value: from },
      { name: 'Asked', value: moment(askedAt) },
    ],
    notes: question.split(/\n+/),
    reason: `You received this e-mail because you answer questions to ${name}’s support.`,
    replyTo: from,
  }),
  'newsletter-confirmation': ({ news, tips, confirmUrl, unsubscribeUrl }) => ({
    subject: 'Please confirm your newsletter sign-up',
    preview: 'We won’t send you anything until you confirm.',
    heading: 'Please confirm that you want our newsletter',
    lead: `Someone, probably you, signed up for ${wished(news, tips)} with this address. Please confirm your sign-up.`,
    action: { label: 'Confirm sign-up', href: confirmUrl },
    notes: [
      'The newsletter is free, and you can unsubscribe with a link in every issue.',
      'If you did not sign up, you don’t need to do anything. Unless you confirm, we send you nothing and delete your address after 15 days.',
    ],
    reason: typed,
    leave: { label: 'Don’t ask again for 30 days', href: unsubscribeUrl },
  }),
};

function wished(news: boolean, tips: boolean): string {
  if (news && tips) return 'our weekly privacy news and our e-mail course';
  return news ? 'our weekly privacy news' : 'our e-mail course on privacy';
}
