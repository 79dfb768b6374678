import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoServer } from '#domain/servers/server';
import { emptyMemberForm, formOf, type TeamMember } from '#domain/team/member';
import { enterWorld } from '../../../../tests/setup/enter-world';
import {
  addDemoMember,
  DEMO_OWNER_ID,
  loadDemoTeam,
  removeDemoMember,
  replaceDemoPermissions,
  updateDemoMember,
  uploadDemoPicture,
} from './team';
import { demoTeam, onDemoTeamChange } from './team-store';

const KEY = 'grouped:demo-team';
const server = { id: demoServer.id, name: demoServer.name };
const elsewhere = { serverId: '2', serverName: 'Elsewhere', allowedPanels: [] } as const;
const [nadia, tomasz, lucia] = demoTeam as readonly [TeamMember, TeamMember, TeamMember];

describe('the editors of a demo server', () => {
  it('are three at first, and none on another server', async () => {
    enterWorld('offline');
    expect(await listed()).toEqual(demoTeam);
    expect(await loadDemoTeam({ serverId: '2' })).toEqual({
      ok: true,
      value: { members: [], platformOwnerId: DEMO_OWNER_ID },
    });
  });

  it('include an added editor with the given panels', async () => {
    enterWorld('offline');
    const form = { ...emptyMemberForm, name: ' Wren ', nameColor: '#9b87f5' };
    const added = await addDemoMember({ form, picture: 'data:image/png;base64,AA==', server });
    const wren = {
      id: expect.any(String),
      name: 'Wren',
      nickname: null,
      discordId: null,
      customRole: 'editor',
      panelRole: 'support',
      profilePicture: 'data:image/png;base64,AA==',
      nameColor: '#9b87f5',
      allowedPanels: [],
      permissions: [{ serverId: server.id, serverName: server.name, allowedPanels: ['advanced'] }],
    };
    expect(added).toEqual({ ok: true, value: wren });
    expect(await listed()).toEqual([...demoTeam, wren]);
  });

  it('are changed, and keep the panels that another tab gave them meanwhile', async () => {
    enterWorld('offline');
    const permissions = [{ ...elsewhere, serverId: server.id }];
    await replaceDemoPermissions({ memberId: tomasz.id, permissions });
    const changed = { ...tomasz, name: 'Tomek', permissions };
    const form = { ...formOf(tomasz), name: 'Tomek' };
    expect(await updateDemoMember({ member: tomasz, form, picture: null })).toEqual({
      ok: true,
      value: changed,
    });
    expect(await listed()).toEqual([nadia, changed, lucia]);
  });

  it('cannot be changed after another tab removed them', async () => {
    enterWorld('offline');
    await removeDemoMember({ member: lucia, server });
    const edit = { member: lucia, form: formOf(lucia), picture: null };
    expect(await updateDemoMember(edit)).toEqual({ ok: false, error: { kind: 'notAllowed' } });
    expect(await listed()).toEqual([nadia, tomasz]);
  });

  it('leave one server and stay in the others', async () => {
    enterWorld('offline');
    const permissions = [...nadia.permissions, elsewhere];
    await replaceDemoPermissions({ memberId: nadia.id, permissions });
    const member = { ...nadia, permissions };
    expect(await removeDemoMember({ member, server })).toEqual({ ok: true, value: null });
    expect(await listed()).toEqual([tomasz, lucia]);
    expect(await listed('2')).toEqual([{ ...nadia, permissions: [elsewhere] }]);
  });

  it('start over when the stored team cannot be parsed', async () => {
    enterWorld('offline');
    localStorage.setItem(KEY, '[{"id":1}]');
    expect(await listed()).toEqual(demoTeam);
  });

  it('have pictures that need no storage', async () => {
    const upload = (type: string) =>
      uploadDemoPicture({ file: new File(['abc'], 'me', { type }), crop: null });
    expect(await upload('image/png')).toEqual({ ok: true, value: 'data:image/png;base64,YWJj' });
    expect(await upload('text/html')).toEqual({
      ok: false,
      error: { kind: 'pictureRejected' },
    });
  });

  it('are reported when another tab changes them, until the subscription stops', () => {
    enterWorld('offline');
    const tab = new EventTarget();
    vi.stubGlobal('window', tab);
    const changed = vi.fn();
    const stop = onDemoTeamChange(changed);
    onTestFinished(stop);
    const save = (key: string) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '[]' }));
    save(KEY);
    save('grouped:demo-config:1');
    stop();
    save(KEY);
    expect(changed).toHaveBeenCalledOnce();
  });
});

async function listed(serverId = server.id): Promise<readonly TeamMember[]> {
  const loaded = await loadDemoTeam({ serverId });
  return loaded.ok ? loaded.value.members : [];
}
