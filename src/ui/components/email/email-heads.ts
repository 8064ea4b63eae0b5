/** Head of the page that changes the address, in both areas. */
export const editEmailHead = {
  title: { id: 'email.head.edit', message: 'Change e-mail address' },
  description: {
    id: 'email.head.edit.description',
    message:
      'Change the e-mail address of your subscription: we send a code to the new one, and you confirm it here.',
  },
} as const;

/** Head of the page that removes the address, in both areas. */
export const removeEmailHead = {
  title: { id: 'email.head.remove', message: 'Remove e-mail address' },
  description: {
    id: 'email.head.remove.description',
    message:
      'Remove the e-mail address from your subscription: what that means, how you get back in without it, and the code that confirms it.',
  },
} as const;
