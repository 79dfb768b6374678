import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, holdPort } from '../scripts/free-port.mjs';

/** Whether a program can serve on a port of this machine now. */
function canServe(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

it('a port that is held is nobody else’s until it is released', async () => {
  const { port, release } = await holdPort();
  expect(await canServe(port)).toBe(false);
  await release();
  expect(await canServe(port)).toBe(true);
});

it('two runs at a time choose two ports', async () => {
  const [one, other] = await Promise.all([holdPort(), holdPort()]);
  expect(one.port).not.toBe(other.port);
  await Promise.all([one.release(), other.release()]);
});

it('a free port can be served on at once', async () => {
  expect(await canServe(await freePort())).toBe(true);
});
