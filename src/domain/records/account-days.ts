/** Retention of account data, in days: the part of `kept-days.ts` shown on pages of the subscription. */
export const accountDays = {
  /** Lines of the audit log, after they were written. */
  auditLog: 400,
  /** The former address, while the change can be undone. */
  formerAddresses: 7,
} as const;
