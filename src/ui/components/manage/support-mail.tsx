import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';

/** A link that writes to support about the subscription; the message fills in its text. */
export function SupportMail({ children }: { readonly children?: ReactNode }) {
  return <a href={`mailto:${brand.supportEmail}`}>{children}</a>;
}
