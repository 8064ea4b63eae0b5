import { createServer } from 'node:http';
import * as z from 'zod/mini';
import type { ImageHosts } from '../../../src/server/images/fetch-image.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Another site that serves the same image at every path. */
export interface ImageHost {
  readonly origin: string;
  /** How the server finds it. */
  readonly hosts: ImageHosts;
  readonly close: () => void;
}

/** Opens one on a free port of this machine. */
export async function openImageHost(): Promise<ImageHost> {
  const server = createServer((_, answer) => answer.writeHead(200, { 'Content-Type': 'image/png' }).end(png));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = z.parse(z.object({ port: z.number() }), server.address());
  return {
    origin: `http://images.example:${port}`,
    hosts: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isPublic: () => true },
    close: () => void server.close(),
  };
}
