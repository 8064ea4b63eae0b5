type Child = Node | string | null;

interface Properties {
  readonly class?: string;
  readonly id?: string;
  readonly type?: string;
  readonly value?: string;
  readonly name?: string;
  readonly href?: string;
  readonly for?: string;
  readonly title?: string;
  readonly list?: string;
  readonly scope?: string;
  readonly open?: boolean;
  readonly hidden?: boolean;
  readonly checked?: boolean;
  readonly rows?: number;
  readonly onclick?: () => void;
  readonly onchange?: () => void;
}

/** Creates an element with attributes and children; null ones are omitted. Nothing is ever parsed as HTML. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The element that the server rendered with this id. Throws if there is none, which is a bug. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

/** The value of the field with this id. */
export function fieldValue(id: string): string {
  const found = byId(id);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
    ? found.value
    : '';
}
