/** Head of the page that adds an address, in both areas. */
export const addEmailHead = {
  title: { id: 'account.head.addEmail', message: 'Add an e-mail address' },
  description: {
    id: 'account.head.addEmail.description',
    message: 'Add an e-mail address to your subscription to sign in on other devices.',
  },
} as const;
