const uniqueViolation = '23505';

/** True for a unique constraint violation, on both stores: another writer came first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
