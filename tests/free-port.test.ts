import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, holdPort } from '../scripts/free-port.mjs';

/** Returns whether a program on this machine can listen on the port. */
function canServe(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

it('no other program can listen on a held port until it is released', async () => {
  const { port, release } = await holdPort();
  expect(await canServe(port)).toBe(false);
  await release();
  expect(await canServe(port)).toBe(true);
});

it('two concurrent runs choose different ports', async () => {
  const [one, other] = await Promise.all([holdPort(), holdPort()]);
  expect(one.port).not.toBe(other.port);
  await Promise.all([one.release(), other.release()]);
});

it('a server can listen on a free port at once', async () => {
  expect(await canServe(await freePort())).toBe(true);
});
