import { MemoryNetwork } from '../adapters/memory/memory-network.ts';
import { MemoryVisitorApi } from '../adapters/memory/memory-visitor-api.ts';
import type { VisitorApi } from '../application/ports/visitor-api.ts';

/** A visitor of the fake environment, in the country from the address, else in the United States. */
export function fakeVisitor(country: string | null): VisitorApi {
  const code = country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : 'US';
  return new MemoryVisitorApi(() => code, new MemoryNetwork(150));
}
