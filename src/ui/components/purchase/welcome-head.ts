/** Of the page after a purchase, wherever its buyer comes back to. */
export const welcomeHead = {
  title: { id: 'account.head.welcome', message: 'Your subscription' },
  description: {
    id: 'account.head.welcome.description',
    message: 'What your subscription includes, how long it runs and how to set it up.',
  },
} as const;
