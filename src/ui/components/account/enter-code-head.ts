/** Head of the page for visitors who already have a code, at both its addresses. */
export const enterCodeHead = {
  title: { id: 'signin.head.code', message: 'Sign in with a code' },
  description: {
    id: 'signin.head.code.description',
    message: 'Sign in to your subscription with the six-digit code that we sent you by e-mail.',
  },
} as const;
