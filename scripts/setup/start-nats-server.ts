import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a nats-server on the loopback interface with its streams in a folder, and resolves when it accepts
 * connections.
 */
export async function startNatsServer(
  program: string,
  { port, folder, more = ['-js'] }: { port: number | string; folder: string; more?: readonly string[] },
): Promise<ChildProcess> {
  const where = ['-a', '127.0.0.1', '-p', String(port), '-sd', folder];
  const server = spawn(program, [...where, ...more], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Server is ready')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`nats-server ended with ${code}: ${said}`)));
  });
  return server;
}
