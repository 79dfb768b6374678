import { createServer } from 'node:net';

/** Above the known services, and below the ports systems give to outgoing connections (32768 on Linux). */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * Takes a random free port of this machine and listens on it, so that no other program gets it before it is needed.
 *
 * @returns {Promise<{ port: number, release: () => Promise<void> }>} `release` frees the port for whoever shall serve there
 * @throws when 50 ports in a row are taken
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
 * A random port that nobody listens on at the moment.
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
 * @returns {Promise<import('node:net').Server | null>} null where the port is taken
 */
function listenerOn(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      // It is held for a step of the run, not for as long as somebody forgets to release it.
      server.unref();
      resolve(server);
    });
  });
}
