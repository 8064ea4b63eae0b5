/** The buttons and links whose clicks are counted. Adding one takes a line here. */
export const ctas = [
  'browser-plans',
  'chat-open',
  'chat-plans',
  'download-all-devices',
  'download-more-devices',
  'download-no-support',
  'header-login',
  'header-plans',
  'hero-keep',
  'home-ask-ai',
  'home-search',
  'job-apply',
  'press-kit',
  'removal-plans',
  'restoration-plans',
  'teaser-free',
  'teaser-plans',
] as const;

/** The name of a button or link whose clicks are counted. */
export type Cta = (typeof ctas)[number];
