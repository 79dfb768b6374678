import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askedKeys,
  members,
  personas,
  removals,
  said,
  type AskedKey,
  type MemberName,
  type Persona,
} from '../permissions/decisions';
import { openProject, runAs, type Outcome, type Project } from '../setup/project';
import {
  addMember,
  addServer,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';

const here = '845201933120405504';
const elsewhere = '902334817261953024';
const roleId = '845201933120406003';

const panels = [
  'advanced',
  'api',
  'roles',
  'channels',
  'points',
  'misc',
  'embeds',
  'editors',
] as const;

/** A valid value for each setting. */
const values: Record<AskedKey, unknown> = {
  webhookSuccessName: 'Wins',
  WhopAPIKey: 'whop_secret',
  whopBotMasterRoleID: roleId,
  roleId,
  logsChannel: '845201933120407032',
  SuccessPoints: 5,
  commands: { poll: { at: 1 } },
  EmbedColor: '#112233',
};

let project: Project;
const cast = new Map<string, SignedIn>();
const team = new Map<MemberName, string>();

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  await addServer(sql, here, discordIdOf('the owner of the guild'));
  await addServer(sql, elsewhere);
  await setPlatformOwner(sql, discordIdOf('the platform owner'));
  for (const persona of personas) cast.set(persona.name, await arrive(persona));
  for (const member of members) {
    const discordId = 'is' in member ? discordIdOf(member.is) : null;
    team.set(
      member.name,
      await addMember(sql, discordId, { role: member.role, panels: { [here]: [] } }),
    );
  }
});
afterAll(() => project.drop());

describe.each(personas)('$name', (persona) => {
  it('opens these panels', async () => {
    const { sql } = project;
    const opened = await runAs(
      sql,
      caller(persona.name),
      (t) =>
        t`select array(select panel from unnest(${[...panels]}::text[]) with ordinality asked (panel, place)
        where private.may_open_panel(${here}, panel) order by place) as opens`,
    );
    expect(opened).toEqual({ ok: true, rows: [{ opens: persona.opens }] });
  });

  it('sees the editors of the server if they can open the Editors panel, otherwise only themselves', async () => {
    const { sql } = project;
    const seen = await runAs(
      sql,
      caller(persona.name),
      (t) =>
        t`select count(*)::int as seen from public.server_member_permissions
        where server_id = ${here} and team_member_id in ${t([...team.values()])}`,
    );
    const owns = persona.name === 'the owner of the guild' ? 1 : 0;
    const all = persona.opens.includes('editors');
    expect(seen).toEqual({ ok: true, rows: [{ seen: all ? members.length : owns }] });
  });

  it('sees the card of the server if they can open a panel, and whether they can open it', async () => {
    const { sql } = project;
    const card = await runAs(
      sql,
      caller(persona.name),
      (t) => t`select public.viewer_opens(servers) as opens from public.servers where id = ${here}`,
    );
    const opens = persona.opens.length > 0;
    const isThere = persona.guild !== undefined && !persona.guild.hasLapsed;
    const rows = opens || isThere || persona.here ? [{ opens }] : [];
    expect(card).toEqual({ ok: true, rows });
  });

  it('may or may not edit the API settings', async () => {
    const { sql } = project;
    const answer = await runAs(
      sql,
      caller(persona.name),
      (t) => t`select private.may_edit_api(${here}) as may`,
    );
    expect(answer).toEqual({ ok: true, rows: [{ may: persona.editsApi }] });
  });

  it('saves these settings', async () => {
    const answers = [];
    for (const key of askedKeys) answers.push([key, await saved(persona.name, key)]);
    expect(answers).toEqual(askedKeys.map((key) => [key, said(persona, key)]));
  });

  it('receives the matching permissions', async () => {
    const { sql } = project;
    const answer = await runAs(
      sql,
      caller(persona.name),
      (t) => t`select public.viewer_rights() as rights`,
    );
    const [only] = persona.here ?? [];
    const given = [
      { server_id: here, given: persona.hereInAll ?? only },
      { server_id: elsewhere, given: persona.elsewhere },
    ];
    // The guild's owner and the platform owner are not team members, so they have no panels.
    const isMember = members.some((member) => 'is' in member && persona.name === member.is);
    expect(answer).toEqual({
      ok: true,
      rows: [
        {
          rights: {
            discord_id: discordIdOf(persona.name),
            role: persona.site ?? 'member',
            allowed_panels: persona.panelsEverywhere ?? [],
            server_permissions: isMember
              ? [{ server_id: here, server_name: 'Server', role: 'support', allowed_panels: [] }]
              : given.flatMap(({ server_id, given: rights }) =>
                  rights
                    ? [
                        {
                          server_id,
                          server_name: 'Server',
                          role: rights.role,
                          allowed_panels: [...rights.panels].toSorted(),
                        },
                      ]
                    : [],
                ),
            factor: { is_set_up: false, required_in: [] },
          },
        },
      ],
    });
  });
});

describe.each(removals)('$remover', ({ remover, removes }) => {
  it.each(members)('can or cannot remove the permissions of $name', async ({ name }) => {
    const { sql } = project;
    const taken = await runAs(
      sql,
      caller(remover),
      (t) => t`delete from public.server_member_permissions
        where server_id = ${here} and team_member_id = ${memberId(name)} returning 1 as removed`,
      { undo: true },
    );
    expect(taken).toEqual({ ok: true, rows: removes.includes(name) ? [{ removed: 1 }] : [] });
  });

  it.each(members)('can or cannot remove $name', async ({ name }) => {
    const { sql } = project;
    const removed = await runAs(
      sql,
      caller(remover),
      (t) => t`delete from public.team_members where id = ${memberId(name)} returning 1 as removed`,
      { undo: true },
    );
    expect(removed).toEqual({ ok: true, rows: removes.includes(name) ? [{ removed: 1 }] : [] });
  });
});

/** Creates a user with the rows of the persona: the Discord identity, the roles in guilds and the team memberships. */
async function arrive(persona: Persona): Promise<SignedIn> {
  const { sql } = project;
  const discordId = discordIdOf(persona.name);
  const user = await signUp(sql, discordId, persona.name);
  if (persona.guild) await tell(sql, user, here, persona.guild);
  if (persona.guildElsewhere) await tell(sql, user, elsewhere, persona.guildElsewhere);
  for (const { role, panels: given } of persona.here ?? []) {
    await addMember(sql, discordId, { role, panels: { [here]: given } });
  }
  if (persona.elsewhere) {
    const { role, panels: given } = persona.elsewhere;
    await addMember(sql, discordId, { role, panels: { [elsewhere]: given } });
  }
  if (persona.panelsEverywhere)
    await addMember(sql, discordId, { everywhere: persona.panelsEverywhere });
  if (persona.site === 'admin') await setSiteAdmin(sql, user);
  return user;
}

async function saved(persona: string, key: AskedKey): Promise<string | null> {
  const changes = JSON.stringify([{ key, before: null, after: values[key] }]);
  const outcome: Outcome = await runAs(
    project.sql,
    caller(persona),
    (t) =>
      t`select public.save_server_config(${here}, 0, ${changes}::text::jsonb) ->> 'status' as status`,
    { undo: true },
  );
  if (outcome.ok) return String(outcome.rows[0]?.['status']);
  return outcome.code === '42501' ? outcome.hint : outcome.message;
}

function discordIdOf(name: string): string {
  const place = personas.findIndex((persona) => persona.name === name);
  if (place < 0) throw new Error(`Nobody is called ${name}`);
  return String(300_000_000_000_000_000n + BigInt(place));
}

function caller(name: string): SignedIn {
  const user = cast.get(name);
  if (!user) throw new Error(`Nobody is called ${name}`);
  return user;
}

function memberId(name: MemberName): string {
  const id = team.get(name);
  if (id === undefined) throw new Error(`No member is called ${name}`);
  return id;
}
