import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes whose value is seen or heard. */
const spoken: readonly unknown[] = ['alt', 'aria-label', 'placeholder', 'title'];

/** Addresses, colors, keys and signs are the same in every language. */
const isWords = (text: string) => /\p{L}\p{Ll}/u.test(text) && !/^\S*[.@#]\S*$/.test(text);

/**
 * The words that a component shows without an id, so that no locale could translate them. Exempt are text in its own
 * language (`lang`), code, and text with `translate="no"`, such as a made-up name.
 */
export function plainWords(filename: string, code: string): readonly string[] {
  const found: string[] = [];
  let exempt = 0;
  const note = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (exempt === 0 && isWords(words)) found.push(words);
  };
  new Visitor({
    JSXElement(element) {
      if (staysAsItIs(element)) exempt += 1;
    },
    'JSXElement:exit'(element) {
      if (staysAsItIs(element)) exempt -= 1;
    },
    JSXText({ value }) {
      note(value);
    },
    JSXAttribute({ name, value }) {
      if (spoken.includes(name.name) && value?.type === 'Literal' && typeof value.value === 'string')
        note(value.value);
    },
  }).visit(parseSync(filename, code).program);
  return found;
}

function staysAsItIs({ openingElement: { name, attributes } }: ESTree.JSXElement): boolean {
  return (
    (name.type === 'JSXIdentifier' && name.name === 'code') ||
    attributes.some(
      (attribute) =>
        attribute.type === 'JSXAttribute' &&
        (attribute.name.name === 'lang' || attribute.name.name === 'translate'),
    )
  );
}
