/** The forms that send a code by e-mail: to sign in, to add an address, to change it. */
export const codeForms = ['login', 'new', 'edit'] as const;

/** A form that sends a code: one of {@link codeForms}. */
export type CodeForm = (typeof codeForms)[number];
