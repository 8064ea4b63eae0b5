import type { FindRecords, FoundRecords } from '../../application/known/find-records.ts';
import type { ForgetRecords, Forgotten } from '../../application/known/forget-records.ts';
import type { SwitchCounting } from '../../application/known/switch-counting.ts';
import type { BrowserRecord } from '../../application/ports/browser-records.ts';
import { nextTask } from '../next-task.ts';
import { showFacts } from './known-facts.ts';
import { showSent } from './known-sent.ts';
import { showValue } from './show-value.ts';

/** What the panel reads from and acts on. */
export interface KnownPanel {
  readonly findRecords: Pick<FindRecords, 'find'>;
  readonly forgetRecords: Pick<ForgetRecords, 'execute' | 'everything'>;
  readonly switchCounting: Pick<SwitchCounting, 'isOff' | 'execute'>;
  readonly globalPrivacyControl: boolean;
}

/**
 * Shows what the browser stores and what it has sent, and handles the buttons. All texts are in the page already: a
 * record's item moves between the catalog and the list of stored records.
 */
export async function wireKnownPanel(place: HTMLElement, panel: KnownPanel): Promise<void> {
  const one = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    place.querySelector<Found>(selector) as Found;
  const catalogue = one('[data-catalogue-rows]');
  const kept = one('[data-kept]');
  const pattern = one('[data-record="other"]');
  const items = [...catalogue.children] as HTMLElement[];
  const confirm = one('[data-confirm]');
  const all = one('[data-forget-all]');
  let shown = new Map<Element, BrowserRecord>();

  const showKept = (found: FoundRecords) => {
    shown = new Map();
    kept.replaceChildren();
    for (const item of items) {
      const record = found.known.find((known) => item.dataset['record'] === idOf(known));
      fill(item, record);
      (record === undefined ? catalogue : kept).append(item);
    }
    for (const record of found.other) {
      const item = pattern.cloneNode(true) as HTMLElement;
      renamed(item, `other-${idOf(record)}`);
      fill(item, record);
      kept.append(item);
    }
    one('[data-none="kept"]').hidden = kept.childElementCount > 0;
    one('[data-all]').hidden = kept.childElementCount === 0;
  };

  const fill = (item: HTMLElement, record: BrowserRecord | undefined) => {
    for (const part of item.querySelectorAll<HTMLElement>('[data-present], [data-forget]'))
      part.hidden = record === undefined;
    if (record === undefined) return;
    shown.set(item, record);
    for (const value of item.querySelectorAll('[data-value]')) showValue(value, record.text);
    for (const name of item.querySelectorAll('[data-name]')) name.textContent = record.name;
  };

  const showCosts = ({ known }: FoundRecords) => {
    for (const cost of place.querySelectorAll<HTMLElement>('[data-cost]'))
      cost.hidden = !known.some(({ row }) => row.cost === cost.dataset['cost']);
    one('[data-if-off]').hidden = !panel.switchCounting.isOff;
  };

  const showSwitch = () => {
    const { isOff } = panel.switchCounting;
    const state = panel.globalPrivacyControl ? 'asked' : isOff ? 'off' : 'on';
    for (const text of place.querySelectorAll<HTMLElement>('[data-counting]'))
      text.hidden = text.dataset['counting'] !== state;
    for (const button of place.querySelectorAll<HTMLElement>('[data-switch]'))
      button.hidden = state === 'asked' || (button.dataset['switch'] === 'on') !== isOff;
  };

  const parts: readonly ((found: FoundRecords) => void)[] = [
    showKept,
    showCosts,
    (found) => showSent(place, found),
    (found) => showFacts(place, found),
    showSwitch,
  ];

  const show = () => {
    const found = panel.findRecords.find();
    for (const part of parts) part(found);
  };

  const tell = (message: string) => {
    one('[data-told]').textContent = one(`[data-message="${message}"]`).textContent;
  };

  const ask = (open: boolean) => {
    confirm.hidden = !open;
    all.ariaExpanded = String(open);
    (open ? one('#forget-all-title') : all).focus();
  };

  const forgotten = (result: Forgotten) => {
    place.ownerDocument.documentElement.dataset['forgotten'] = '';
    show();
    tell(result === 'done' ? 'forgotten' : 'untold');
    one('#kept-title').focus();
  };

  const answers: Readonly<Record<string, (button: HTMLElement) => void | Promise<void>>> = {
    '[data-forget]': async (button) => {
      const record = shown.get(button.closest('[data-record]') as Element);
      if (record !== undefined) forgotten(await panel.forgetRecords.execute(record));
    },
    '[data-forget-all]': () => ask(confirm.hidden === true),
    '[data-keep]': () => ask(false),
    '[data-forget-now]': async () => {
      const result = await panel.forgetRecords.everything();
      ask(false);
      forgotten(result);
    },
    '[data-switch]': (button) => {
      const wanted = button.dataset['switch'] === 'off' ? 'off' : 'on';
      const taken = panel.switchCounting.execute(wanted);
      show();
      tell(taken ? wanted : 'refused');
      if (taken) one(`[data-switch="${wanted === 'off' ? 'on' : 'off'}"]`).focus();
    },
  };
  place.addEventListener('click', ({ target }) => {
    for (const [selector, answer] of Object.entries(answers)) {
      const button = (target as Element).closest<HTMLElement>(selector);
      if (button !== null) void answer(button);
    }
  });
  one('#kept-title').tabIndex = -1;
  // One task each: together they would block a phone for longer than a touch should wait. Records are read anew each
  // time, because a touch in between may change them.
  for (const part of parts) {
    await nextTask();
    part(panel.findRecords.find());
  }
  place.dataset['known'] = 'here';
}

function idOf({ place, name }: Pick<BrowserRecord, 'place' | 'name'>): string {
  return `${place}-${name}`;
}

/** Gives a cloned item ids of its own; the button's accessible name refers to them. */
function renamed(item: HTMLElement, id: string): void {
  const words = item.querySelector('h3');
  const button = item.querySelector('button');
  if (words === null || button === null) return;
  words.id = `what-${id}`;
  button.id = `forget-${id}`;
  button.setAttribute('aria-labelledby', `${button.id} ${words.id}`);
}
