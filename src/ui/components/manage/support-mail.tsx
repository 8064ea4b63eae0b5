import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';

/** A link to who helps with the subscription; the words are given by the text. */
export function SupportMail({ children }: { readonly children?: ReactNode }) {
  return <a href={`mailto:${brand.supportEmail}`}>{children}</a>;
}
