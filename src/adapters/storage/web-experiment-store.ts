import { ExperimentStore } from '../../application/ports/experiment-store.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import { experimentKey } from '../../domain/experiment/experiment-key.ts';
import type { StringStorage } from './memory-storage.ts';
import type { WebStorages } from './web-entries.ts';

/**
 * {@link ExperimentStore} over Web Storage: the variant itself, as plain text, under `exp_{name}`. The script in the
 * head of each page (`ui/first-paint/experiments.ts`) reads and writes the same entries.
 */
export class WebExperimentStore extends ExperimentStore {
  constructor(private readonly host: WebStorages) {
    super();
  }

  override get available(): boolean {
    return this.storage('localStorage') !== null;
  }

  override read(name: ExperimentName): string | null {
    return this.storage('localStorage')?.getItem(experimentKey(name)) ?? null;
  }

  override write(name: ExperimentName, variant: string): void {
    this.keep('localStorage', name, variant);
  }

  override readVisit(name: ExperimentName): string | null {
    return this.storage('sessionStorage')?.getItem(experimentKey(name)) ?? null;
  }

  override writeVisit(name: ExperimentName, variant: string): void {
    this.keep('sessionStorage', name, variant);
  }

  private keep(area: keyof WebStorages, name: ExperimentName, variant: string): void {
    try {
      this.storage(area)?.setItem(experimentKey(name), variant);
    } catch {
      // A full storage keeps nothing, so the next page draws again.
    }
  }

  private storage(area: keyof WebStorages): StringStorage | null {
    try {
      return this.host[area];
    } catch {
      return null;
    }
  }
}
