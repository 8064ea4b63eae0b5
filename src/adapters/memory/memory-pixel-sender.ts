import { PixelSender } from '../../application/ports/pixel-sender.ts';
import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { PixelParams } from '../../domain/analytics/pixels.ts';

/** Collects the events, oldest first. */
export class MemoryPixelSender extends PixelSender {
  readonly sent: { readonly id: PixelId; readonly params: Readonly<Record<string, string>> }[] = [];

  send<Id extends PixelId>(id: Id, params: PixelParams<Id>): void {
    this.sent.push({ id, params });
  }
}
