import { describe, it } from 'vitest';
import { demoServer } from '#domain/servers/server';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { commandPaletteFixtures, listed, unavailable } from './command-palette.fixtures';
import { commandPaletteMachine } from './command-palette.machine';

describe('commandPalette, walked', () => {
  walkMachine(commandPaletteMachine, commandPaletteFixtures);
});

const opened = () => scenario(commandPaletteMachine).send({ type: 'open' });
const requests = (times: number) => Array<undefined>(times).fill(undefined);

describe('the command palette', () => {
  it('loads the servers once, when it first opens', () => {
    opened()
      .expect({ open: 'loadingServers' })
      .resolve('loadServers', listed)
      .expect({ open: 'listed' })
      .send({ type: 'close' })
      .send({ type: 'open' })
      .expect({ open: 'listed' })
      .expectContext({ servers: [demoServer] })
      .expectCalls('loadServers', requests(1));
  });

  it('loads again if it was closed before the response', () => {
    opened()
      .send({ type: 'close' })
      .expectRunning([])
      .send({ type: 'open' })
      .expectCalls('loadServers', requests(2));
  });

  it('retries after an error', () => {
    opened()
      .resolve('loadServers', unavailable)
      .expect({ open: 'serversUnavailable' })
      .send({ type: 'retry' })
      .resolve('loadServers', listed)
      .expect({ open: 'listed' });
  });

  it('closes on a pick, and emits it', () => {
    opened()
      .send({ type: 'pick', id: 'page:features' })
      .expect('closed')
      .expectEmitted([{ type: 'picked', id: 'page:features' }]);
  });

  it('clears the servers when the viewer changes', () => {
    opened()
      .resolve('loadServers', listed)
      .send({ type: 'viewer changed' })
      .expect({ open: 'loadingServers' })
      .expectContext({ servers: null })
      .resolve('loadServers', listed)
      .send({ type: 'close' })
      .send({ type: 'viewer changed' })
      .expectContext({ servers: null })
      .send({ type: 'open' })
      .expect({ open: 'loadingServers' });
  });
});
