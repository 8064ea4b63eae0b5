import { brand } from '../../../domain/brand.ts';
import type { AddressEmailName, EmailTexts } from './email-content.ts';

const { name, supportEmail } = brand;
const once = 'It works for 10 minutes, once.';
const typed = `${name} sent this because someone entered your address.`;
const account = `${name} sent this because this is, or was, the address of an account.`;

/** English emails to an address: codes, what happens to the account, the newsletter. */
export const englishAddress: EmailTexts<AddressEmailName> = {
  'sign-in-passcode': ({ passcode }) => ({
    subject: `Your ${name} sign-in code`,
    preview: once,
    heading: 'Here is your sign-in code',
    lead: 'Enter it on the page where you asked for it.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      `${once} We never ask you for it.`,
      'You did not ask for it? Then somebody typed your address. Without this code they cannot sign in, and you need to do nothing.',
    ],
    reason: typed,
  }),
  'no-account': (_, { page }) => ({
    subject: `No ${name} subscription uses this address`,
    preview: 'So there is no code to send.',
    heading: 'No subscription uses this address',
    lead: `Someone, probably you, asked to sign in to ${name} with this address. No account has it, so there is no code to send.`,
    action: { label: 'See the plans', href: page('plans') },
    notes: [
      'Did you subscribe with another address? Sign in with that one.',
      'Did you subscribe without an address? Add one on the device where you bought it.',
      'You did not ask? Then you need to do nothing: we keep no account for this address.',
    ],
    reason: typed,
  }),
  'email-passcode': ({ passcode }) => ({
    subject: `Confirm this address for ${name}`,
    preview: once,
    heading: 'Confirm this address',
    lead: 'Enter this code on the page where you added the address. From then on you can sign in with it.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      once,
      'You did not ask for it? Then somebody mistyped an address. Nothing happens unless the code is entered.',
    ],
    reason: typed,
  }),
  'email-removal-passcode': ({ passcode }) => ({
    subject: `Remove this address from ${name}`,
    preview: once,
    heading: 'Remove this address',
    lead: 'Enter this code to remove the address from your subscription. Afterwards you cannot sign in with it.',
    code: { label: 'Your code', digits: passcode },
    notes: [once, 'You did not ask for it? Do not enter or share the code, and the address stays.'],
    reason: account,
  }),
  'account-deletion-passcode': ({ passcode }) => ({
    subject: `Delete your ${name} account?`,
    preview: 'Nothing is deleted unless the code in this mail is entered.',
    heading: 'Delete your account',
    lead: 'Enter this code on the page where you asked for it. Your account is then gone for good, and a subscription ends at once.',
    code: { label: 'Your code', digits: passcode },
    notes: [
      once,
      `You did not ask for it? Do not enter or share the code, and nothing is deleted. Somebody may be signed in as you: write to ${supportEmail}.`,
    ],
    reason: account,
  }),
  'address-changed': ({ newAddressHint, undoUrl }) => ({
    subject:
      newAddressHint === null ? `Your address was removed from ${name}` : `Your ${name} address was changed`,
    preview: 'Was it not you? You can undo it for 7 days.',
    heading: newAddressHint === null ? 'Your address was removed' : 'Your address was changed',
    lead:
      newAddressHint === null
        ? 'Your account has no address any more. It still works where you are signed in, but nobody can sign in to it elsewhere.'
        : `Your account now uses ${newAddressHint}. With this address here you can no longer sign in.`,
    action: { label: 'Undo the change', href: undoUrl },
    notes: [
      'Was it you? Then you need to do nothing.',
      'Was it somebody else? Undo it within 7 days: this address opens your account again, and every device is signed out.',
    ],
    reason: account,
  }),
  'account-deleted': () => ({
    subject: `Your ${name} account is deleted`,
    preview: 'Nothing more will be charged.',
    heading: 'Your account is deleted',
    lead: 'If you had a subscription, it has ended. Nothing more will be charged.',
    notes: [
      'Of your payments we keep what tax law makes us keep. Your address is not part of it.',
      'This address is free again: you can start over with it whenever you like.',
      `It was not you? Write to ${supportEmail}.`,
    ],
    reason: account,
  }),
  'newsletter-confirmation': ({ news, tips, confirmUrl, unsubscribeUrl }) => ({
    subject: `Please confirm: the ${name} newsletter`,
    preview: 'One press of a button, and it is on its way.',
    heading: 'One step is left',
    lead: `Somebody, probably you, ordered ${ordered(news, tips)} for this address. Confirm it, and it comes to you.`,
    action: { label: 'Confirm', href: confirmUrl },
    notes: [
      'It costs nothing, and every issue has a link to leave.',
      'You did not order it? Then you need to do nothing: without a confirmation nothing comes, and in 15 days we forget your address.',
    ],
    reason: typed,
    leave: { label: 'Do not write to this address again', href: unsubscribeUrl },
  }),
};

function ordered(news: boolean, tips: boolean): string {
  if (news && tips) return 'our weekly privacy news and our e-mail course';
  return news ? 'our weekly privacy news' : 'our e-mail course on privacy';
}
