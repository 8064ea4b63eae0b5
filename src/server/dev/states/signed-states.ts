import { PageConditions, stateParams } from '../../../contract/dev-states.ts';
import { type KeyedHash, sameText } from '../../keyed-hash.ts';

/** Signed URLs that show a page in a state, so that nobody can send a developer one that shows made-up content. */
export class SignedStates {
  constructor(private readonly hash: KeyedHash) {}

  /** The query parameters for a page's conditions. */
  paramsOf(conditions: PageConditions): Readonly<Record<string, string>> {
    const text = Buffer.from(JSON.stringify(conditions)).toString('base64url');
    return { [stateParams.conditions]: text, [stateParams.signature]: this.hash.of('page-state', text) };
  }

  /** Reads the two query parameters; null when the signature is not ours, or this build does not know the content. */
  read(text: string, signature: string): PageConditions | null {
    if (!sameText(signature, this.hash.of('page-state', text))) return null;
    return PageConditions.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  }
}
