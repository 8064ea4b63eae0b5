import { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import { isMessagingDevice, type MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { judge } from '../judge.ts';
import { readRecording, recordingOf } from '../recording.ts';
import { behaviorsOf, pushesOf } from '../replay.ts';
import { AnswerControls } from './answer-controls.ts';
import { AppControls } from './app-controls.ts';
import { byId, fieldValue } from './dom.ts';
import { saveFile } from './save-file.ts';
import { WireList } from './wire-list.ts';

const hasBundle = document.documentElement.hasAttribute('data-bundle');
const list = new WireList(byId('wire'), byId('nothing'));
let entries: WireEntry[] = [];
let startedAt = Date.now();
let host = newHost('macos');
let shown: Window | null = null;

const app = new AppControls(() => host, say);
const answers = new AnswerControls(() => host, say);
globalThis.hostKit = { host, hasBundle, note };
byId('platform').addEventListener('change', () => play(newHost(platformChosen())));
byId('bridge').addEventListener('change', () => play(newHost(platformChosen())));
byId('address').addEventListener('submit', (event) => {
  event.preventDefault();
  openPage();
});
byId('save').addEventListener('click', save);
byId('forget').addEventListener('click', forget);
byId('replay').addEventListener('change', () => void replay());
setInterval(show, 500);
void answers.load();

function platformChosen(): MessagingDevice {
  const chosen = fieldValue('platform');
  return isMessagingDevice(chosen) ? chosen : 'macos';
}

function newHost(platform: MessagingDevice): PlayedHost {
  const bridge = byId('bridge');
  const withBridge = bridge instanceof HTMLInputElement && bridge.checked && !hasBundle;
  document.documentElement.dataset['platform'] = platform;
  const made = new PlayedHost({ platform, bridge: withBridge });
  // The page's side of the wires, which is listed, does not see events that nobody listens to.
  made.onEntry = ({ at: _, ...entry }) => {
    if (entry.dropped && entry.direction === 'to-page') note(entry);
  };
  return made;
}

/** Puts another app around the page: the traffic so far was the previous app's. */
function play(next: PlayedHost): void {
  host = next;
  globalThis.hostKit = { host, hasBundle, note };
  forget();
  app.show();
  answers.show();
  if (shown !== null && !shown.closed) openPage();
}

/** The app's window: as wide as on its platform. */
function openPage(): void {
  const size =
    host.platform === 'ios' || host.platform === 'android' ? 'width=390,height=844' : 'width=1100,height=800';
  shown = open(fieldValue('path'), 'host-kit-page', `popup,${size}`);
}

function note(entry: Omit<WireEntry, 'at'>): void {
  entries.push({ at: Date.now() - startedAt, ...entry });
  show();
  app.show();
}

/** Also called as time passes, when a request becomes one without an answer. */
function show(): void {
  const findings = judge(run());
  list.show(entries, findings);
  const wrong = findings.length === 1 ? '1 mistake' : `${findings.length} mistakes`;
  const said = entries.length === 1 ? '1 message' : `${entries.length} messages`;
  const text = `${said}, ${wrong}`;
  const place = byId('count');
  if (place.textContent !== text) place.textContent = text;
}

function run() {
  return { platform: host.platform, entries, startedAt, endedAt: Date.now() - startedAt };
}

function save(): void {
  saveFile(`host-kit-${host.platform}.json`, JSON.stringify(recordingOf(run()), null, 2));
}

function forget(): void {
  entries = [];
  startedAt = Date.now();
  show();
}

/** Simulates a recorded app: it gives the recorded answers, after the recorded delays, and sends the recorded events. */
async function replay(): Promise<void> {
  const field = byId('replay');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  if (file === undefined) return;
  try {
    const recording = readRecording(await file.text());
    const played = newHost(recording.platform);
    for (const [name, behavior] of Object.entries(behaviorsOf(recording))) {
      played.behaviors.set(name, behavior);
    }
    for (const { after, channel, event, params } of pushesOf(recording)) {
      setTimeout(() => played.push(channel, event, params), after);
    }
    const chosen = byId('platform');
    if (chosen instanceof HTMLSelectElement) chosen.value = recording.platform;
    play(played);
    say(`Replaying ${file.name}: ${recording.entries.length} messages of an app on ${recording.platform}.`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

function say(text: string): void {
  byId('said').textContent = text;
}
