import { PrivacySignal } from '../../application/ports/privacy-signal.ts';

/** A visitor who refuses counting, or does not, as given. */
export class MemoryPrivacySignal extends PrivacySignal {
  constructor(readonly refusesCounts = false) {
    super();
  }
}
