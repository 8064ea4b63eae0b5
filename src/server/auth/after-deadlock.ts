const deadlockDetected = '40P01';
const mostTries = 3;

/**
 * Runs a transaction again when Postgres ended it to free others: signing everybody out meets sign-ins half way, and
 * each may hold what the other waits for. Rejects with anything else, and after the third time.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === deadlockDetected;
      if (!isDeadlock || tries === mostTries) throw error;
    }
  }
}
