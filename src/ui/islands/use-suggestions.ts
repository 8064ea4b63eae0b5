import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../application/ports/suggestion-api.ts';

const none: readonly Suggestion[] = [];

/**
 * Suggestions for a field, and how keyboard and pointer move through them. The field is uncontrolled: what is in it is the
 * visitor's, before this code has come as well as after.
 */
export function useSuggestions(suggest: ((text: string) => Promise<readonly Suggestion[] | null>) | null) {
  const field = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState(none);
  const [active, setActive] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [isLive, setLive] = useState(false);
  const isOpen = suggestions.length > 0 && !isClosed;

  const complete = async () => {
    setClosed(false);
    setActive(null);
    const found = await suggest?.(field.current?.value ?? '');
    if (found === null || found === undefined) return;
    setSuggestions(found);
    setActive(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code had come
  useLayoutEffect(() => {
    if (suggest === null) return;
    setLive(true);
    if (field.current !== null && field.current === document.activeElement) complete();
  }, []);

  const close = () => {
    setClosed(true);
    setActive(null);
  };

  const choose = (index: number) => {
    const phrase = suggestions[index]?.phrase;
    if (field.current === null || phrase === undefined) return;
    close();
    // A bang says where to search; what to search for is still to be typed.
    const isBang = phrase.startsWith('!');
    field.current.value = isBang ? `${phrase} ` : phrase;
    if (isBang) field.current.focus();
    else field.current.form?.requestSubmit();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition (as in Japanese) is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const act = actions[event.key]?.({ suggestions, active, isOpen });
    if (act === undefined) return;
    event.preventDefault();
    if (act.kind === 'point') {
      setClosed(false);
      setActive(act.at);
    } else if (act.kind === 'choose') choose(act.at);
    else close();
  };

  return {
    field,
    suggestions,
    active: isOpen ? active : null,
    isOpen,
    isLive,
    choose,
    point: setActive,
    onInput: complete,
    onKeyDown,
    onBlur: close,
  };
}

interface Shown {
  readonly suggestions: readonly Suggestion[];
  readonly active: number | null;
  readonly isOpen: boolean;
}

type Act = { readonly kind: 'point' | 'choose'; readonly at: number } | { readonly kind: 'close' };

/** What keys do in the field; undefined where they do what they do in every field. */
const actions: Readonly<Record<string, (shown: Shown) => Act | undefined>> = {
  ArrowDown: ({ suggestions: { length }, active }) =>
    length === 0 ? undefined : { kind: 'point', at: active === null ? 0 : (active + 1) % length },
  ArrowUp: ({ suggestions: { length }, active }) =>
    length === 0 ? undefined : { kind: 'point', at: ((active ?? length) + length - 1) % length },
  Enter: ({ active, isOpen }) => (isOpen && active !== null ? { kind: 'choose', at: active } : undefined),
  Escape: ({ isOpen }) => (isOpen ? { kind: 'close' } : undefined),
};
