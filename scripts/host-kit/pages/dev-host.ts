import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import type { HostChannel } from '../../../src/contract/host-channels.ts';
import { hostNotifications, hostRequests } from '../../../src/contract/host-messages.ts';
import { isMessagingDevice, type MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { judge } from '../judge.ts';
import { recordingOf } from '../recording.ts';
import type { RequestRow, Row } from '../rows.ts';
import { tapWires } from '../tap.ts';
import { WireClient } from '../wire-client.ts';
import { byId, el } from './dom.ts';
import { HostStanding } from './host-standing.ts';
import { MessageRow } from './message-row.ts';
import { saveFile } from './save-file.ts';
import { envelopeOf, WireList } from './wire-list.ts';

const entries: WireEntry[] = [];
const startedAt = Date.now();
const list = new WireList(byId('wire'), byId('nothing'));

tapWires(window, (entry) => {
  entries.push({ at: Date.now() - startedAt, ...entry });
  show();
});
const client = new WireClient(window, (event, params) => {
  byId('no-pushes').hidden = true;
  byId('pushes').append(
    el(
      'li',
      { class: 'to-page' },
      el('span', { class: 'what' }, event),
      el('pre', { class: 'envelope' }, envelopeOf({ sent: params })),
    ),
  );
  if (event === 'authUpdate') void standing.ask();
});
const platform = platformOfPage();
const standing = new HostStanding(client);
const rows: MessageRow[] = [];

standing.showFound(platform);
for (const channel of Object.keys(hostRequests) as HostChannel[]) addChannel(channel);
byId('ask-all').addEventListener('click', () => void askAll());
byId('save').addEventListener('click', () => saveFile(`host-${platform}.json`, recording()));
byId('copy').addEventListener('click', () => void navigator.clipboard.writeText(recording()));
setInterval(show, 500);
void standing.ask();

function addChannel(channel: HostChannel): void {
  const hasWay = client.reaches(channel);
  const asked: Readonly<Record<string, RequestRow>> = hostRequests[channel];
  const told: Readonly<Record<string, Row>> = hostNotifications[channel];
  const ofChannel = [...Object.entries(asked), ...Object.entries(told)].map(
    ([name, row]) => new MessageRow({ client, channel, name, row, platform, hasWay }),
  );
  rows.push(...ofChannel);
  byId('messages').append(
    el('h3', {}, channel),
    el('ul', { class: 'messages' }, ...ofChannel.map(({ element }) => element)),
  );
}

async function askAll(): Promise<void> {
  for (const row of rows) await row.askIfQuiet();
}

function show(): void {
  list.show(entries, judge(run()));
}

function run() {
  return { platform, entries, startedAt, endedAt: Date.now() - startedAt };
}

function recording(): string {
  return JSON.stringify(recordingOf(run()), null, 2);
}

/** As the app names itself, else by its wire. */
function platformOfPage(): MessagingDevice {
  const named: unknown = Reflect.get(Object(Reflect.get(navigator, 'duckduckgo')), 'platform');
  if (typeof named === 'string' && isMessagingDevice(named)) return named;
  return client.direct === 'android' ? 'android' : client.direct === 'windows' ? 'windows' : 'macos';
}
