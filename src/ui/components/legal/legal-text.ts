import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';

/** A paragraph. `<0>…</0>` in it is a link to the first of `links`, `<1>` to the second: a path of this site, or a URL. */
export type LegalParagraph =
  | MessageDescriptor
  /** Text that is the same in every language. */
  | { readonly plain: string; readonly href?: string }
  | { readonly text: MessageDescriptor; readonly links: readonly string[] };

/** A name with a text about it. */
export interface LegalFact {
  readonly name: MessageDescriptor;
  readonly text: LegalParagraph;
  /** Shown below the text. */
  readonly more?: ReactNode;
}

/** A block of a section: a paragraph, a list of paragraphs, names with their texts, or an element. */
export type LegalBlock =
  | LegalParagraph
  | readonly LegalParagraph[]
  | { readonly facts: readonly LegalFact[] }
  | { readonly element: ReactNode };

/** A section of a legal text. Its id is its anchor on the page, and stays when the title changes. */
export interface LegalSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly blocks: readonly LegalBlock[];
}

/** A complete legal text. */
export interface LegalText {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** A summary in a few sentences. */
  readonly short: readonly LegalParagraph[];
  readonly sections: readonly LegalSection[];
}
