import type { HostChannel } from '../../../src/contract/host-channels.ts';
import type { MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { mistakes } from '../mistakes.ts';
import type { RequestRow, Row } from '../rows.ts';
import { sampleParams } from '../sample-params.ts';
import type { Outcome, WireClient } from '../wire-client.ts';
import { el } from './dom.ts';
import { envelopeOf } from './wire-list.ts';

interface Message {
  readonly client: WireClient;
  readonly channel: HostChannel;
  readonly name: string;
  readonly row: RequestRow | Row;
  readonly platform: MessagingDevice;
  /** Whether the app can be reached on the channel. */
  readonly hasWay: boolean;
}

/** Messages that make an app prompt a person, or navigate; only their own button sends them. */
const loud = ['requestNotificationsPermission', 'completeStripePayment'];

/** A message of the contract as a button, and its outcome. */
export class MessageRow {
  readonly element: HTMLLIElement;
  private readonly came = el('div', { class: 'came' });
  private readonly params: HTMLTextAreaElement | null;

  constructor(private readonly message: Message) {
    const { channel, name, row, hasWay } = message;
    const sample = sampleParams[`${channel}.${name}`];
    this.params = sample === undefined ? null : el('textarea', { class: 'control', rows: 3 });
    if (this.params !== null) {
      this.params.value = JSON.stringify(sample, null, 2);
      this.params.setAttribute('aria-label', `Parameters of ${name}`);
    }
    const button = el(
      'button',
      { class: 'button little', type: 'button', onclick: () => void this.send() },
      'answer' in row ? 'Ask' : 'Tell',
    );
    button.setAttribute('aria-label', `${'answer' in row ? 'Ask' : 'Tell'} ${name}`);
    button.disabled = !hasWay;
    this.element = el(
      'li',
      {},
      el('div', {}, el('span', { class: 'name' }, name), el('span', { class: 'small quiet' }, this.about())),
      button,
      this.params === null ? null : el('div', { class: 'params' }, this.params),
      this.came,
    );
  }

  /** Sends requests that disturb nobody; a notification has effects, and only its button sends it. */
  async askIfQuiet(): Promise<void> {
    const { row, name, hasWay, platform } = this.message;
    if ('answer' in row && hasWay && row.platforms.includes(platform) && !loud.includes(name)) {
      await this.send();
    }
  }

  private about(): string {
    const { row, platform } = this.message;
    const parts = [
      row.platforms.length === 4 ? null : `on ${row.platforms.join(', ')}`,
      row.goneFrom?.includes(platform) ? 'gone from the newest apps' : null,
      'answer' in row ? `within ${row.timeout.toLocaleString('en')} ms` : null,
    ].filter((part) => part !== null);
    return parts.join(', ');
  }

  private async send(): Promise<void> {
    const { client, channel, name, row } = this.message;
    try {
      const params: object = this.params === null ? {} : JSON.parse(this.params.value);
      if ('answer' in row) this.show(await client.request(channel, name, params, row.timeout), row);
      else {
        client.notify(channel, name, params);
        this.say('Sent. A notification is not answered.', 'good');
      }
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error), 'bad');
    }
  }

  private show(outcome: Outcome, row: RequestRow): void {
    const { channel, name: method, platform } = this.message;
    if ('silent' in outcome) {
      this.say(`No answer in ${outcome.milliseconds} ms.`, 'bad');
      return;
    }
    const answer = 'error' in outcome ? { rejected: outcome.error } : { result: outcome.answer };
    const faults = judgeAnswer({
      ...{ channel, method, row, answer, platform },
      expected: row.platforms.includes(platform) && !row.goneFrom?.includes(platform),
      startedAt: Date.now(),
      at: 0,
    });
    const said = faults.map(({ mistake, detail }) => `${mistakes[mistake]}${detail ? ` ${detail}` : ''}`);
    const verdict = faults.length === 0 ? 'as the contract says' : said.join(' ');
    const came = 'error' in outcome ? outcome.error : outcome.answer;
    this.came.replaceChildren(
      el(
        'details',
        {},
        el(
          'summary',
          { class: `verdict ${faults.length === 0 ? 'good' : 'bad'}` },
          `${outcome.milliseconds} ms, ${verdict}`,
        ),
        el('pre', { class: 'envelope' }, envelopeOf({ sent: came })),
      ),
    );
  }

  private say(text: string, kind: 'good' | 'bad'): void {
    this.came.replaceChildren(el('p', { class: `verdict ${kind}` }, text));
  }
}
