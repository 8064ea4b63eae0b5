import { ExperimentStore } from '../../application/ports/experiment-store.ts';
import { type ExperimentName, experimentKey } from '../../domain/experiment/catalogue.ts';
import type { StringStorage } from './memory-storage.ts';

/** {@link ExperimentStore} over the browser's local storage: the variant itself, as plain text, under `exp_{name}`. */
export class WebExperimentStore extends ExperimentStore {
  /** @param host the window; reading its property throws where the visitor refuses storage */
  constructor(private readonly host: { readonly localStorage: StringStorage }) {
    super();
  }

  override get available(): boolean {
    return this.storage() !== null;
  }

  override read(name: ExperimentName): string | null {
    return this.storage()?.getItem(experimentKey(name)) ?? null;
  }

  override write(name: ExperimentName, variant: string): void {
    try {
      this.storage()?.setItem(experimentKey(name), variant);
    } catch {
      // A full storage keeps nothing: the next page draws again.
    }
  }

  private storage(): StringStorage | null {
    try {
      return this.host.localStorage;
    } catch {
      return null;
    }
  }
}
