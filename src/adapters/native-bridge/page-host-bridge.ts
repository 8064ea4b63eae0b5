import { Observable } from 'rxjs';
import { share } from 'rxjs/operators';
import {
  HostBridge,
  type HostBridgeFailure,
  type HostBridgeNotifications,
  type HostHandshake,
  type HostSubscriptionDetails,
} from '../../application/ports/host-bridge.ts';
import type { PageLocation } from '../../application/ports/page-location.ts';
import { hostChannels } from '../../contract/host-channels.ts';
import { hostNotifications, hostRequests } from '../../contract/host-messages.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isHostTokenPage } from '../../domain/subscription/host-token-page.ts';
import { readStatus } from '../../domain/subscription/status.ts';
import { readBillingPeriod } from '../../domain/subscription/subscription.ts';
import { answerWithin } from './answer-within.ts';
import { answerOf } from './envelope.ts';
import { attempt } from './foreign.ts';
import { reader } from './messages.ts';
import { openPageBridge } from './page-bridge.ts';

const asked = hostRequests.site;
const { featureName } = hostChannels.site;

const replies = {
  handshake: reader(asked.handshake.answer, ({ availableMessages, platform = null }) => ({
    availableMessages,
    platform,
  })),
  subscriptionDetails: reader(asked.subscriptionDetails.answer, (details) => ({
    isSubscribed: details.isSubscribed,
    billingPeriod: readBillingPeriod(details.billingPeriod ?? ''),
    startedAt: details.startedAt ?? null,
    expiresOrRenewsAt: details.expiresOrRenewsAt ?? null,
    paymentPlatform: details.paymentPlatform ?? null,
    status: details.status === undefined ? null : readStatus(details.status),
  })),
  getFeatureConfig: reader(asked.getFeatureConfig.answer, (switches) => switches),
  getAuthAccessToken: reader(asked.getAuthAccessToken.answer, ({ accessToken }) => ({
    accessToken: accessToken || null,
  })),
};

/** {@link HostBridge} over the page-world bridge that every app of ours opens, on any platform. */
export class PageHostBridge extends HostBridge {
  // Subscribed once, for the lifetime of the page: a second listener throws on Apple hosts and silences the first on
  // Android.
  override readonly authUpdate$ = new Observable<void>((subscriber) => {
    const bridge = openPageBridge(this.page, featureName);
    if (bridge.ok) attempt(() => bridge.value.subscribe('authUpdate', () => subscriber.next()));
  }).pipe(share({ resetOnRefCountZero: false }));

  get present(): boolean {
    return openPageBridge(this.page, featureName).ok;
  }

  constructor(
    private readonly page: object,
    private readonly location: PageLocation,
  ) {
    super();
  }

  override handshake(): Promise<Result<HostHandshake, HostBridgeFailure>> {
    return this.ask('handshake', replies.handshake);
  }

  override subscriptionDetails(): Promise<Result<HostSubscriptionDetails, HostBridgeFailure>> {
    return this.ask('subscriptionDetails', replies.subscriptionDetails);
  }

  override featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>> {
    return this.ask('getFeatureConfig', replies.getFeatureConfig);
  }

  override async accessToken(): Promise<Result<{ readonly accessToken: string | null }, HostBridgeFailure>> {
    return isHostTokenPage(this.location.current())
      ? this.ask('getAuthAccessToken', replies.getAuthAccessToken)
      : failure({ code: 'not-ddg-context' });
  }

  override notify<Name extends keyof HostBridgeNotifications>(
    name: Name,
    params: HostBridgeNotifications[Name],
  ): void {
    const told = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
    const checked = hostNotifications.site[name].params.safeParse(told);
    const bridge = openPageBridge(this.page, featureName);
    if (bridge.ok && checked.success) attempt(() => bridge.value.notify(name, checked.data));
  }

  private async ask<Reply>(
    name: keyof typeof asked,
    read: (answer: unknown) => Reply | null,
  ): Promise<Result<Reply, HostBridgeFailure>> {
    const bridge = openPageBridge(this.page, featureName);
    if (!bridge.ok) return bridge;
    const answer = await answerWithin(asked[name].timeout, async () =>
      answerOf(await bridge.value.request(name, {})),
    );
    if (answer.kind === 'silence') return failure({ code: 'timeout' });
    if (answer.kind === 'refused') return failure({ code: 'host-error' });
    const reply = answer.kind === 'result' ? read(answer.result) : null;
    return reply === null ? failure({ code: 'communication' }) : success(reply);
  }
}
