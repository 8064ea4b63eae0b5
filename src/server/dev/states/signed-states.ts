import { PageConditions, stateParams } from '../../../contract/dev-states.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';

/** Addresses that show a page in a state. Signed, so that nobody sends a developer one that makes a page lie. */
export class SignedStates {
  constructor(private readonly hash: KeyedHash) {}

  /** The query parameters that say what holds on a page. */
  paramsOf(conditions: PageConditions): Readonly<Record<string, string>> {
    const text = Buffer.from(JSON.stringify(conditions)).toString('base64url');
    return { [stateParams.conditions]: text, [stateParams.signature]: this.hash.of('page-state', text) };
  }

  /** What two query parameters say; null when we did not sign them, or they say nothing that this build knows. */
  read(text: string, signature: string): PageConditions | null {
    if (!sameText(signature, this.hash.of('page-state', text))) return null;
    return PageConditions.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  }
}
