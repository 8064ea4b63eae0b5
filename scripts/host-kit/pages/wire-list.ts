import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import type { Finding } from '../judge.ts';
import { mistakes } from '../mistakes.ts';
import { readStep, type Step } from '../read-step.ts';
import { el } from './dom.ts';

/** A list of the traffic on the wire, each entry with its envelope and the contract's verdict. */
export class WireList {
  private readonly items: HTMLLIElement[] = [];

  constructor(
    private readonly list: HTMLElement,
    private readonly empty: HTMLElement,
  ) {}

  /** Shows the entries, newest last, and their findings; entries already shown stay unchanged. */
  show(entries: readonly WireEntry[], findings: readonly Finding[]): void {
    if (entries.length < this.items.length) this.clear();
    entries.slice(this.items.length).forEach((entry) => {
      const item = itemOf(entry, entries);
      this.items.push(item);
      this.list.append(item);
    });
    this.empty.hidden = entries.length > 0;
    for (const [index, item] of this.items.entries()) {
      showVerdict(
        item,
        findings.filter(({ entry }) => entry === index),
      );
    }
  }

  private clear(): void {
    this.items.length = 0;
    this.list.replaceChildren();
  }
}

function itemOf(entry: WireEntry, entries: readonly WireEntry[]): HTMLLIElement {
  const step = readStep(entry);
  return el(
    'li',
    { class: entry.direction },
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('span', { class: 'way', title: entry.direction === 'to-app' ? 'to the app' : 'to the page' }),
        el('span', { class: 'what' }, titleOf(step, entries)),
        el(
          'span',
          { class: 'how' },
          el('span', { class: 'small quiet' }, howOf(step, entry)),
          el('span', { class: 'verdict' }),
        ),
      ),
      el('pre', { class: 'envelope' }, envelopeOf(entry)),
    ),
  );
}

function showVerdict(item: HTMLLIElement, findings: readonly Finding[]): void {
  const place = item.querySelector('.verdict');
  if (place === null) return;
  const said = findings.map(({ mistake, detail }) => `${mistakes[mistake]}${detail ? ` ${detail}` : ''}`);
  place.className = findings.length === 0 ? 'verdict good' : 'verdict bad';
  const text = findings.length === 0 ? 'as the contract says' : said.join(' ');
  if (place.textContent !== text) place.textContent = text;
}

function titleOf(step: Step, entries: readonly WireEntry[]): string {
  if (step.kind === 'sent') return step.method;
  if (step.kind === 'pushed') return step.event;
  if (step.kind === 'unreadable') return 'unreadable';
  const asked = entries.map(readStep).find((other) => other.kind === 'sent' && other.id === step.id);
  return asked?.kind === 'sent' ? asked.method : 'answer';
}

function howOf(step: Step, entry: WireEntry): string {
  const how = `${kindOf(step)}, ${entry.wire}, ${seconds(entry)}`;
  return entry.dropped ? `${how}, taken by nobody` : how;
}

function seconds({ at }: WireEntry): string {
  return `${(at / 1000).toFixed(3)} s`;
}

function kindOf(step: Step): string {
  if (step.kind === 'sent') return step.id === null ? 'notification' : 'request';
  if (step.kind === 'answered') return 'result' in step.answer ? 'answer' : 'error';
  return step.kind === 'pushed' ? 'event' : 'unreadable';
}

/** The payload as it was on the wire; JSON text is formatted. */
export function envelopeOf({
  sent,
  secret,
  rejected,
  dropped,
}: Pick<WireEntry, 'sent' | 'secret' | 'rejected' | 'dropped'>): string {
  const notes = [
    rejected ? 'rejected' : null,
    dropped ? 'taken by nobody' : null,
    typeof sent === 'string' ? 'JSON text' : null,
    secret === undefined ? null : `secret ${String(secret)}`,
  ].filter((note) => note !== null);
  return [...notes, laidOut(sent)].join('\n');
}

function laidOut(sent: unknown): string {
  if (typeof sent !== 'string') return JSON.stringify(sent, null, 2) ?? String(sent);
  try {
    return JSON.stringify(JSON.parse(sent), null, 2);
  } catch {
    return sent;
  }
}
