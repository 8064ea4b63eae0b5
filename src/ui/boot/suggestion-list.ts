import type { Suggestion } from '../../application/ports/suggestion-api.ts';

/**
 * The listbox of a combobox: its suggestions, and which of them is active (ARIA practices, "list autocomplete with
 * manual selection"). Field and list are in the page's HTML; the field only becomes a combobox once this code is there.
 */
export class SuggestionList {
  private suggestions: readonly Suggestion[] = [];
  private active: number | null = null;
  private isClosed = false;

  constructor(
    private readonly field: HTMLInputElement,
    private readonly list: HTMLElement,
  ) {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', list.id);
    this.draw();
  }

  get isOpen(): boolean {
    return !this.isEmpty && !this.isClosed;
  }

  get isEmpty(): boolean {
    return this.suggestions.length === 0;
  }

  /** The active suggestion; null if there is none or the list is closed. */
  get pointed(): Suggestion | null {
    return this.isOpen && this.active !== null ? (this.suggestions[this.active] ?? null) : null;
  }

  /** Replaces the suggestions. A closed list stays closed. */
  show(suggestions: readonly Suggestion[]): void {
    this.suggestions = suggestions;
    this.active = null;
    this.list.replaceChildren(...suggestions.map(this.option));
    this.draw();
  }

  open(): void {
    this.isClosed = false;
    this.active = null;
    this.draw();
  }

  close(): void {
    this.isClosed = true;
    this.active = null;
    this.draw();
  }

  /** Moves to the next (1) or previous (-1) suggestion, wrapping around. Opens a closed list unless it is empty. */
  step(by: 1 | -1): void {
    const { length } = this.suggestions;
    const from = this.active ?? (by === 1 ? -1 : length);
    this.isClosed = false;
    this.active = (from + by + length) % length;
    this.draw();
    // The list may be taller than the window, and focus stays in the field, so the browser does not scroll by itself.
    this.list.children[this.active]?.scrollIntoView({ block: 'nearest' });
  }

  /** Activates the suggestion that contains an element. */
  pointTo(element: EventTarget | null): void {
    const option = element instanceof Element ? element.closest('[role=option]') : null;
    const index = [...this.list.children].findIndex((one) => one === option);
    if (index < 0 || index === this.active) return;
    this.active = index;
    this.draw();
  }

  private readonly option = ({ phrase, snippet }: Suggestion, index: number): HTMLElement => {
    const option = document.createElement('div');
    option.id = `${this.list.id}-${index}`;
    option.role = 'option';
    for (const text of snippet === undefined ? [phrase] : [phrase, snippet]) {
      option.append(Object.assign(document.createElement('span'), { textContent: text }));
    }
    return option;
  };

  private draw(): void {
    const { field, list, isOpen } = this;
    const active = isOpen ? this.active : null;
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === active));
    const pointed = active === null ? undefined : list.children[active];
    if (pointed === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', pointed.id);
  }
}
