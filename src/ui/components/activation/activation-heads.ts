/** Head of the page after activation, at both its addresses. */
export const activatedHead = {
  title: { id: 'activation.head.done', message: 'Your subscription on this device' },
  description: {
    id: 'activation.head.done.description',
    message: 'See whether your subscription is active on this device, and what to set up first.',
  },
} as const;

/** Head of the steps for another device, before and after an address was added. */
export const anotherDeviceHead = {
  title: { id: 'activation.head.another', message: 'Use your subscription on another device' },
  description: {
    id: 'activation.head.another.description',
    message: 'Three steps bring your subscription to another computer, phone or tablet.',
  },
} as const;
