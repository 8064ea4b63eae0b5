import { PrivacySignal } from '../../application/ports/privacy-signal.ts';

/** {@link PrivacySignal} of the browser's navigator; few browsers have the property. */
export class NavigatorPrivacySignal extends PrivacySignal {
  constructor(private readonly navigator: object) {
    super();
  }

  override get globalPrivacyControl(): boolean {
    return Reflect.get(this.navigator, 'globalPrivacyControl') === true;
  }
}
