/** How long the server keeps what belongs to accounts, in days: the part of `kept-days.ts` that pages of the subscription tell of. */
export const accountDays = {
  /** Lines of the audit log, after they were written. */
  auditLog: 400,
  /** The address before a change, while the change can be undone. */
  formerAddresses: 7,
} as const;
