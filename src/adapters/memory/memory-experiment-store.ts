import { ExperimentStore } from '../../application/ports/experiment-store.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/** Stores variants by experiment; unavailable if a test says so. */
export class MemoryExperimentStore extends ExperimentStore {
  readonly kept = new Map<ExperimentName, string>();
  readonly keptForVisit = new Map<ExperimentName, string>();

  constructor(public available = true) {
    super();
  }

  read(name: ExperimentName): string | null {
    return this.available ? (this.kept.get(name) ?? null) : null;
  }

  write(name: ExperimentName, variant: string): void {
    if (this.available) this.kept.set(name, variant);
  }

  readVisit(name: ExperimentName): string | null {
    return this.available ? (this.keptForVisit.get(name) ?? null) : null;
  }

  writeVisit(name: ExperimentName, variant: string): void {
    if (this.available) this.keptForVisit.set(name, variant);
  }
}
