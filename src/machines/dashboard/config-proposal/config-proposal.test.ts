import { describe, expect, it } from 'vitest';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  configProposalFixtures,
  copied,
  earlier,
  general,
  here,
  listed,
  log,
  notListed,
  notRead,
  owner,
  ownProposal,
  read,
  serverId,
  text,
} from './config-proposal.fixtures';
import { configProposalMachine } from './config-proposal.machine';

const start = () => scenario(configProposalMachine, { input: () => ({ serverId }) });
const choosing = () => start().send({ type: 'open', choice: 'file' });
const mapping = () => choosing().send({ type: 'read', source: text }).resolve('read', read());
const staffLog = '900000000000000003';

describe('configProposal', () => {
  walkMachine(configProposalMachine, configProposalFixtures);

  it('matches the channels of another server by name, and asks for the others', () => {
    const { context } = mapping().expect('mapping').snapshot();
    expect([...context.partners]).toEqual([
      [general, '900000000000000001'],
      [log, null],
    ]);
  });

  it('reads the server again before the changes are shown, and puts them into the form', () => {
    mapping()
      .send({ type: 'match', id: log, to: staffLog })
      .send({ type: 'next' })
      .expectCalls('readServer', [{ serverId }])
      .resolve('readServer', here)
      .expect('reviewing')
      .send({ type: 'apply', values: { SuccessPoints: 25 } })
      .expect('closed')
      .expectEmitted([{ type: 'proposed', values: { SuccessPoints: 25 } }]);
  });

  it('asks again for a channel that was deleted meanwhile', () => {
    mapping()
      .send({ type: 'match', id: log, to: staffLog })
      .send({ type: 'next' })
      .resolve('readServer', { ...here, channels: here.channels.slice(0, 1) })
      .expect('mapping')
      .expectContext({ lost: [log] })
      .send({ type: 'match', id: log, to: null })
      .expectContext({ lost: [] });
  });

  it('keeps what is chosen when the server cannot be read again', () => {
    const { context } = mapping()
      .send({ type: 'match', id: log, to: staffLog })
      .send({ type: 'next' })
      .resolve('readServer', noGuildResources)
      .expect('reviewing')
      .expectContext({ isUnchecked: true })
      .snapshot();
    expect([context.partners.get(log), context.resources]).toEqual([staffLog, here]);
  });

  it('does not ask for the channels of the server itself', () => {
    choosing()
      .send({ type: 'read', source: text })
      .resolve('read', read(ownProposal))
      .expect('reviewing')
      .send({ type: 'back' })
      .expect('choosing');
  });

  it('keeps the source after an error, and reads another one', () => {
    choosing()
      .send({ type: 'read', source: text })
      .resolve('read', notRead({ kind: 'damaged', path: 'settings.SuccessPoints' }))
      .expect('choosing')
      .expectContext({
        source: text,
        problem: { kind: 'damaged', path: 'settings.SuccessPoints' },
      })
      .send({ type: 'read', source: copied })
      .expectContext({ problem: null })
      .expectCalls('read', [
        { serverId, source: text },
        { serverId, source: copied },
      ]);
  });

  it('lists the servers, again after an error', () => {
    start()
      .send({ type: 'open', choice: 'server', owner })
      .resolve('listServers', notListed)
      .expect('choosing')
      .send({ type: 'open', choice: 'server', owner })
      .expectCalls('listServers', [owner, owner])
      .resolve('listServers', listed)
      .expectContext({ servers: listed });
  });

  it('opens at a save of the history, and shows the times if it cannot be read', () => {
    start()
      .send({ type: 'read', source: earlier })
      .expectCalls('read', [{ serverId, source: earlier }])
      .resolve('read', notRead({ kind: 'tooEarly', since: null }))
      .expect('choosing')
      .expectContext({ choice: 'moment', problem: { kind: 'tooEarly', since: null } });
  });

  it('forgets everything when it is closed', () => {
    const { context } = mapping().send({ type: 'close' }).expect('closed').snapshot();
    expect([context.proposal, context.partners.size]).toEqual([null, 0]);
  });
});
