import { PrivacySignal } from '../../application/ports/privacy-signal.ts';

/** A visitor who refuses to be counted as it is told. */
export class MemoryPrivacySignal extends PrivacySignal {
  constructor(readonly refusesCounts = false) {
    super();
  }
}
