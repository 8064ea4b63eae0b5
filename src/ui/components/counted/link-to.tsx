import type { ReactElement } from 'react';

/** A link for a message that has its words. */
export function linkTo(href: string): ReactElement {
  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
  return <a href={href} />;
}
