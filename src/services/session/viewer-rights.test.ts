import { describe, expect, it, onTestFinished } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { reachableClient } from '../supabase/client';
import { reachableRealtime } from '../supabase/realtime';
import { watchRights } from './viewer-rights';

function watch() {
  const events: ('changed' | 'lost' | 'back')[] = [];
  const stop = watchRights({
    onChange: () => void events.push('changed'),
    onLost: () => void events.push('lost'),
    onBack: () => void events.push('back'),
  });
  onTestFinished(stop);
  return events;
}

const row = (table: string) => ({ type: 'UPDATE', table, record: { id: '1' } }) as const;

describe('the events of the rights channel', () => {
  it('are the rows of the team and of its permissions', async () => {
    const { realtime } = enterWorld('editor-with-points-only');
    const events = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.change(row('server_configs'));
    realtime.change(row('server_member_permissions'));
    await until(() => expect(events).toEqual(['changed']));
    realtime.change(row('team_members'));
    await until(() => expect(events).toEqual(['changed', 'changed']));
  });

  it('arrive, because the channel is joined with the token of the user', async () => {
    const { realtime } = enterWorld('editor-with-points-only');
    const session = (await (await reachableClient())?.getSession())?.data.session;
    // Simulates a page that joins the channel before the library has read the session.
    Object.assign((await reachableRealtime()) ?? {}, { accessTokenValue: null });
    watch();
    await until(() => expect(realtime.joined()).toBe(1));
    expect(session?.access_token).toBeDefined();
    expect(realtime.joinTokens()).toEqual([session?.access_token]);
  });

  it('are a loss and the return after it', async () => {
    const { realtime } = enterWorld('editor-with-points-only');
    const events = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.closeChannel('viewer-rights');
    await until(() => expect(events).toEqual(['lost', 'back']));
  });
});
