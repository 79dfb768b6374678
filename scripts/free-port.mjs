import { createServer } from 'node:net';

/**
 * The first port of the range. The range is above the ports of well-known services and below the ephemeral ports, which
 * start at 32768 on Linux.
 */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * Listens on a random free port of this machine. No other program can use the port until it is released.
 *
 * @returns {Promise<{ port: number, release: () => Promise<void> }>} `release` frees the port for the server that needs
 * it
 * @throws if 50 ports in a row are in use
 */
export async function holdPort() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = await listenerOn(port);
    if (server) {
      return { port, release: () => new Promise((resolve) => server.close(() => resolve())) };
    }
  }
  throw new Error(`No free port was found from ${FIRST} to ${FIRST + COUNT}.`);
}

/**
 * Returns a random port that is currently free.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<import('node:net').Server | null>} null if the port is in use
 */
function listenerOn(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      // The process must be able to exit even if the port is never released.
      server.unref();
      resolve(server);
    });
  });
}
