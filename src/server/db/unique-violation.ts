const uniqueViolation = '23505';

/** True for the error of a unique constraint, on both stores: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
