import { siteAddress } from './site-address.ts';

/** The product's name and links, kept in this one place. Names that host apps fix are not brand and stay where they are used. */
export const brand = {
  name: 'Mallard',
  site: siteAddress,
  /** The scheme by which a link opens our app, without its colon. */
  appScheme: 'mallard',
  /** Shown as the sender of mails. */
  mailFrom: 'Mallard <no-reply@mallard.example>',
  /** Where a visitor writes for help. */
  supportEmail: 'help@mallard.example',
  /** Who answers journalists, applicants, and questions about privacy, security and the law. */
  pressEmail: 'press@mallard.example',
  careersEmail: 'careers@mallard.example',
  privacyEmail: 'privacy@mallard.example',
  securityEmail: 'security@mallard.example',
  legalEmail: 'legal@mallard.example',
  /** What lies outside this site. Specification, section 2; site facts, section 8. */
  links: {
    help: 'https://help.mallard.example/',
    community: 'https://community.mallard.example/',
    chat: 'https://chat.mallard.example/',
    /** Search results, unless the server is told otherwise. */
    search: 'https://search.mallard.example/',
  },
  /** Where the installers are, unless the server is told otherwise. */
  downloads: 'https://downloads.mallard.example/',
} as const;
