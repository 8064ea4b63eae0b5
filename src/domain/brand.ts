import { siteAddress } from './site-address.ts';

/**
 * The product's name and links, defined only here. Names dictated by host apps are not part of the brand and stay where
 * they are used.
 */
export const brand = {
  name: 'Mallard',
  site: siteAddress,
  /** The URL scheme that opens our app, without the colon. */
  appScheme: 'mallard',
  /** Shown as the sender of mails. */
  mailFrom: 'Mallard <no-reply@mallard.example>',
  /** Support address for visitors. */
  supportEmail: 'help@mallard.example',
  /** Contacts for journalists, applicants, and questions about privacy, security and legal matters. */
  pressEmail: 'press@mallard.example',
  careersEmail: 'careers@mallard.example',
  privacyEmail: 'privacy@mallard.example',
  securityEmail: 'security@mallard.example',
  legalEmail: 'legal@mallard.example',
  /** Our services outside this site. Specification, section 2; site facts, section 8. */
  links: {
    help: 'https://help.mallard.example/',
    community: 'https://community.mallard.example/',
    chat: 'https://chat.mallard.example/',
    /** Search results, unless the server is configured otherwise. */
    search: 'https://search.mallard.example/',
  },
  /** Where the installers are, unless the server is configured otherwise. */
  downloads: 'https://downloads.mallard.example/',
} as const;
