import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { PixelParams } from '../../domain/analytics/pixels.ts';

/** Sends events about how the site is used; they carry nothing about who uses it. */
export abstract class PixelSender {
  /** Sends one event without waiting; a lost event does no harm. */
  abstract send<Id extends PixelId>(id: Id, params: PixelParams<Id>): void;
}
