import type { ReactNode } from 'react';

/** A link whose text comes from the message around it. */
export function PageLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return <a href={href}>{children}</a>;
}
