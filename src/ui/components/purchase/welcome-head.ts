/** Head of the page after a purchase, at every address that buyers return to. */
export const welcomeHead = {
  title: { id: 'account.head.welcome', message: 'Your subscription' },
  description: {
    id: 'account.head.welcome.description',
    message: 'What your subscription includes, how long it runs and how to set it up.',
  },
} as const;
