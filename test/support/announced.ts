import type { ChildProcess } from 'node:child_process';

/** Waits until a started server has printed its address, which means that it listens; rejects when it exits first. */
export function announced(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Site ')) resolve();
    });
    server.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
