import type { Suggest } from '../../application/search/suggest.ts';
import { searchParams } from '../../domain/search/form.ts';
import { SuggestionList } from './suggestion-list.ts';

/**
 * Completes what is typed into a search box, and makes suggestions selectable by keyboard and pointer. Text typed
 * before this code arrived is completed at once.
 */
export function wireSuggestions(box: HTMLElement, suggest: Pick<Suggest, 'find'>): void {
  const field = box.querySelector<HTMLInputElement>(`input[name=${searchParams.query}]`);
  const place = box.querySelector<HTMLElement>('[role=listbox]');
  if (field === null || place === null) throw new Error('a search box has a field and a list');
  const list = new SuggestionList(field, place);

  const complete = async () => {
    list.open();
    const found = await suggest.find(field.value);
    if (found !== null) list.show(found);
  };

  const choosePointed = () => {
    const phrase = list.pointed?.phrase;
    if (phrase === undefined) return;
    list.close();
    // A bang only says where to search; the visitor still has to type what for.
    const isBang = phrase.startsWith('!');
    field.value = isBang ? `${phrase} ` : phrase;
    if (isBang) field.focus();
    else field.form?.requestSubmit();
  };

  /** What each key does in the field; undefined where it does what it does in any field. */
  const actionOf = (key: string): (() => void) | undefined => {
    if (list.isEmpty) return undefined;
    if (key === 'ArrowDown') return () => list.step(1);
    if (key === 'ArrowUp') return () => list.step(-1);
    if (key === 'Enter' && list.pointed !== null) return choosePointed;
    return key === 'Escape' && list.isOpen ? () => list.close() : undefined;
  };

  field.addEventListener('input', complete);
  field.addEventListener('blur', () => list.close());
  field.addEventListener('keydown', (event) => {
    // A key that ends an IME composition (as in Japanese) is not meant for the list.
    const act = event.isComposing ? undefined : actionOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  place.addEventListener('pointermove', ({ target }) => list.pointTo(target));
  // Keeps the focus in the field.
  place.addEventListener('pointerdown', (event) => event.preventDefault());
  place.addEventListener('click', ({ target }) => {
    list.pointTo(target);
    choosePointed();
  });
  if (field === document.activeElement) void complete();
}
