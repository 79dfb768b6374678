import { describe, expect, it, onTestFinished } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { people } from '#mocks/session/people';
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

const topic = `server-updates:${people.editor.id}`;

describe('the events of the rights channel', () => {
  it('are changes of the rights of this user', async () => {
    const { realtime, store } = enterWorld('editor-with-points-only');
    const events = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    const { members, permissions } = store.team.rows();
    const own = members.find(({ discord_id }) => discord_id === people.editor.discord.id);
    const isOwn = ({ team_member_id: id }: { team_member_id: string }) => id === own?.id;
    store.team.keepPermissions(permissions.filter((each) => isOwn(each)));
    store.team.keepPermissions([]);
    await until(() => expect(events).toEqual(['changed']));
    if (own) store.team.saveMember({ ...own, panel_role: 'admin' });
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
    realtime.closeChannel(topic);
    await until(() => expect(events).toEqual(['lost', 'back']));
  });
});
