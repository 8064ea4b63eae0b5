import { PrivacySignal } from '../../application/ports/privacy-signal.ts';

/** A browser that asks for privacy as it is told. */
export class MemoryPrivacySignal extends PrivacySignal {
  constructor(readonly globalPrivacyControl = false) {
    super();
  }
}
