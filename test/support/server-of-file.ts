import { afterAll, beforeAll } from 'vitest';
import { type RealServer, realServer } from './real-server.ts';

/** A server shared by all suites of a test file, from its first test to its last. */
export function serverOfFile(): () => RealServer {
  let server: RealServer;
  beforeAll(async () => {
    server = await realServer();
  });
  afterAll(() => server.close());
  return () => server;
}
