import { EMPTY, Observable, of } from 'rxjs';
import { mergeMap, share } from 'rxjs/operators';
import {
  HostApp,
  type HostEvents,
  type HostFailure,
  type HostNotifications,
  type HostRequests,
} from '../../application/ports/host-app.ts';
import type { PageLocation } from '../../application/ports/page-location.ts';
import type { Random } from '../../application/ports/random.ts';
import { hostChannels } from '../../contract/host-channels.ts';
import { type HostMessageRow, hostNotifications } from '../../contract/host-messages.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isHostTokenPage } from '../../domain/subscription/host-token-page.ts';
import { answerWithin } from './answer-within.ts';
import type { Answer } from './envelope.ts';
import { attempt, readAs } from './foreign.ts';
import { events, notifications, questions } from './messages.ts';
import type { Transport } from './transport.ts';

/** {@link HostApp} over the messaging of the app's own web view. */
export class NativeHostApp extends HostApp {
  private readonly heard = new Map<keyof HostEvents, Observable<unknown>>();

  constructor(
    private transport: Transport | null,
    private readonly random: Random,
    private readonly location: PageLocation,
    /** Called when what looked like an app turns out not to be one. */
    private readonly whenNone: () => void = () => undefined,
  ) {
    super();
  }

  get present(): boolean {
    return this.transport !== null;
  }

  get devices(): readonly MessagingDevice[] {
    return this.transport?.devices ?? [];
  }

  notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void {
    const { transport } = this;
    if (transport === null) return;
    const { channel } = transport;
    const rows: Partial<Record<string, HostMessageRow>> = hostNotifications[channel];
    const row = rows[name];
    const checked = notifications[name].params.safeParse(params);
    if (row === undefined || !this.maySend(row) || !checked.success) return;
    const message = { ...hostChannels[channel], method: name, params: { ...checked.data } };
    attempt(() => transport.notify(message));
  }

  async request<Name extends keyof HostRequests>(
    name: Name,
    params: HostRequests[Name]['params'],
    late?: (reply: HostRequests[Name]['reply']) => void,
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>> {
    const { transport } = this;
    const question = transport === null ? undefined : questions[transport.channel][name];
    if (transport === null || question === undefined || !this.maySend(question.row))
      return failure({ code: 'not_present' });
    const { method, row } = question;
    const id = this.random.uuid();
    const message = { ...hostChannels[transport.channel], method, params: { ...params }, id };
    const read = (answer: Answer): Result<HostRequests[Name]['reply'], HostFailure> => {
      if (answer.kind === 'refused') return failure({ code: 'host-error' });
      const reply = answer.kind === 'result' ? question.read(answer.result) : null;
      return reply === null ? failure({ code: 'communication' }) : success(reply);
    };
    const hearLate = (answer: Answer) => {
      const reply = read(answer);
      if (reply.ok) late?.(reply.value);
    };
    const answer = await answerWithin(
      row.timeout,
      (signal) => transport.request(message, signal),
      late === undefined ? undefined : hearLate,
    );
    if (answer.kind === 'silence') return failure({ code: 'timeout' });
    const reply = read(answer);
    // Every app of ours has switches or rejects the request: whatever answers with anything else is no app, and gets no
    // tokens.
    if (name === 'getFeatureConfig' && !reply.ok && reply.error.code === 'communication') {
      this.transport = null;
      this.whenNone();
    }
    return reply;
  }

  subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]> {
    return this.posted(name).pipe(
      mergeMap((params) => {
        const event = readAs(events[name].params, params);
        return event === undefined ? EMPTY : of(event);
      }),
    );
  }

  /** A message that an app does not know is not sent: it would get no answer, and the page would wait for one. */
  private maySend({ carriesToken, platforms }: HostMessageRow): boolean {
    return (
      this.devices.some((device) => platforms.includes(device)) &&
      (carriesToken === undefined || isHostTokenPage(this.location.current()))
    );
  }

  /**
   * Subscribed once, for the lifetime of the page: a second listener throws on Apple hosts and silences the first on
   * Android.
   */
  private posted(name: keyof HostEvents): Observable<unknown> {
    const known = this.heard.get(name);
    if (known !== undefined) return known;
    const heard = new Observable((subscriber) => {
      const { transport } = this;
      if (transport === null) return;
      const event = { ...hostChannels[transport.channel], subscriptionName: name };
      attempt(() => transport.subscribe(event, (params) => subscriber.next(params)));
    }).pipe(share({ resetOnRefCountZero: false }));
    this.heard.set(name, heard);
    return heard;
  }
}
