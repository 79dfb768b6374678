import { describe, expect, it, onTestFinished } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { supabaseClient } from '../supabase/client';
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
    const client = await supabaseClient();
    const { data } = await client.auth.getSession();
    // Simulates a page that joins the channel before the library has read the session.
    client.realtime.accessTokenValue = null;
    watch();
    await until(() => expect(realtime.joined()).toBe(1));
    expect(realtime.joinTokens()).toEqual([data.session?.access_token]);
  });

  it('are a loss and the return after it', async () => {
    const { realtime } = enterWorld('editor-with-points-only');
    const events = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.closeChannel('viewer-rights');
    await until(() => expect(events).toEqual(['lost', 'back']));
  });
});
