import { describe, it } from 'vitest';
import { demoServer } from '#domain/servers/server';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { commandPaletteFixtures, listed, unavailable } from './command-palette.fixtures';
import { commandPaletteMachine } from './command-palette.machine';

describe('commandPalette, walked', () => {
  walkMachine(commandPaletteMachine, commandPaletteFixtures);
});

const opened = () => scenario(commandPaletteMachine).send({ type: 'open' });
const asked = (times: number) => Array<undefined>(times).fill(undefined);

describe('the command palette', () => {
  it('asks for the servers when it is first opened, and not again', () => {
    opened()
      .expect({ open: 'loadingServers' })
      .resolve('loadServers', listed)
      .expect({ open: 'listed' })
      .send({ type: 'close' })
      .send({ type: 'open' })
      .expect({ open: 'listed' })
      .expectContext({ servers: [demoServer] })
      .expectCalls('loadServers', asked(1));
  });

  it('asks again where it was closed before they came', () => {
    opened()
      .send({ type: 'close' })
      .expectRunning([])
      .send({ type: 'open' })
      .expectCalls('loadServers', asked(2));
  });

  it('asks again when told to, where they could not be loaded', () => {
    opened()
      .resolve('loadServers', unavailable)
      .expect({ open: 'serversUnavailable' })
      .send({ type: 'retry' })
      .resolve('loadServers', listed)
      .expect({ open: 'listed' });
  });

  it('closes on what is picked, and says what it was', () => {
    opened()
      .send({ type: 'pick', id: 'page:features' })
      .expect('closed')
      .expectEmitted([{ type: 'picked', id: 'page:features' }]);
  });

  it('keeps nobody’s servers for somebody else', () => {
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
