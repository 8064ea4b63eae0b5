/** The product's name and links, kept in this one place. Names that host apps fix are not brand and stay where they are used. */
export const brand = {
  name: 'Mallard',
  /** Where the site lives, without a slash at the end; for addresses that must be absolute. */
  site: 'https://mallard.example',
  /** Shown as the sender of mails. */
  mailFrom: 'Mallard <no-reply@mallard.example>',
  /** Where a visitor writes for help. */
  supportEmail: 'help@mallard.example',
} as const;
