import { panels } from '#domain/permissions/panels';
import { panelRoles } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import { DEFAULT_NAME_COLOR } from '#domain/team/name-color';
import * as v from 'valibot';
import { readItem, watchItem, writeItem } from '../../browser/local-storage';
import { parseJson } from '../../json';

/** All demo servers share one team. */
const KEY = 'grouped:demo-team';

const somePanels = v.pipe(v.array(v.picklist(panels)), v.readonly());

const member = v.object({
  id: v.string(),
  name: v.string(),
  nickname: v.nullable(v.string()),
  discordId: v.nullable(v.string()),
  customRole: v.nullable(v.string()),
  panelRole: v.picklist(panelRoles),
  profilePicture: v.nullable(v.string()),
  nameColor: v.string(),
  allowedPanels: somePanels,
  permissions: v.pipe(
    v.array(v.object({ serverId: v.string(), serverName: v.string(), allowedPanels: somePanels })),
    v.readonly(),
  ),
});

const here = { serverId: demoServer.id, serverName: demoServer.name };

export const demoTeam: readonly TeamMember[] = [
  {
    id: 'demo-editor-1',
    name: 'Nadia Rahman',
    nickname: 'Nad',
    discordId: '284917364520198144',
    customRole: 'Head of support',
    panelRole: 'moderator',
    profilePicture: null,
    nameColor: '#9b87f5',
    allowedPanels: [],
    permissions: [{ ...here, allowedPanels: ['advanced', 'roles', 'channels', 'editors'] }],
  },
  {
    id: 'demo-editor-2',
    name: 'Tomasz',
    nickname: null,
    discordId: '391650248817360896',
    customRole: 'Giveaways and points',
    panelRole: 'support',
    profilePicture: null,
    nameColor: '#2fae76',
    allowedPanels: [],
    permissions: [{ ...here, allowedPanels: ['points', 'embeds'] }],
  },
  {
    id: 'demo-editor-3',
    name: 'Lucía Fernández',
    nickname: 'lu',
    discordId: null,
    customRole: 'editor',
    panelRole: 'developer',
    profilePicture: null,
    nameColor: DEFAULT_NAME_COLOR,
    allowedPanels: [],
    permissions: [{ ...here, allowedPanels: ['advanced'] }],
  },
];

/** Returns the stored team; the initial team if none is stored or it cannot be parsed. */
export function readDemoTeam(): readonly TeamMember[] {
  const parsed = v.safeParse(v.array(member), parseJson(readItem(KEY) ?? 'null'));
  return parsed.success ? parsed.output : demoTeam;
}

export function storeDemoTeam(team: readonly TeamMember[]): void {
  writeItem(KEY, JSON.stringify(team));
}

export function onDemoTeamChange(onChange: () => void): () => void {
  return watchItem(KEY, onChange);
}
