import { describe, expect, it } from 'vitest';
import {
  askedKeys,
  members,
  personas,
  removals,
  said,
  type AskedKey,
} from '../../../tests/permissions/decisions';
import { editorOf, here, serverRole } from '../../../tests/permissions/persona';
import { canEditApi, canSaveChanges, type SaveDenial } from './config-rights';
import { canOpenPanel, verifyPermission } from './panel-access';
import { panels } from './panels';
import { canRemove, type Ranked } from './removal';

const saidOf = {
  notAllowedToModify: 'modify',
  notAllowedToSave: 'save',
  notAllowedToEditApi: 'api',
  signInRequired: null,
  invalidServer: null,
} as const satisfies Record<SaveDenial, unknown>;

describe.each(personas)('$name', (persona) => {
  const server = { id: here, role: serverRole(persona), isDemo: false };
  const editor = editorOf(persona);

  it('opens these panels', () => {
    expect(panels.filter((panel) => canOpenPanel({ server, editor, panel }))).toEqual(
      persona.opens,
    );
  });

  it('may edit the API settings or not', () => {
    expect(canEditApi({ server, editor })).toBe(persona.editsApi);
  });

  it('saves these settings', () => {
    const answer = (key: AskedKey) => {
      const verdict = canSaveChanges({ signedIn: true, server, editor, changedKeys: [key] });
      return verdict.allowed ? 'saved' : saidOf[verdict.reason];
    };
    expect(askedKeys.map((key) => [key, answer(key)])).toEqual(
      askedKeys.map((key) => [key, said(persona, key)]),
    );
  });
});

it.each(personas.filter(({ panelsEverywhere }) => panelsEverywhere === undefined))(
  'passes verifyPermission for the panels they may open: $name',
  (persona) => {
    const server = { id: here, role: serverRole(persona), isDemo: false };
    const editor = editorOf(persona);
    const verified = panels.filter((panel) =>
      verifyPermission({ server, editor, panels: [panel] }),
    );
    expect(verified).toEqual(persona.opens);
  },
);

describe.each(removals)('$remover', ({ remover, removes }) => {
  it.each(members)('removes $name or not', (member) => {
    const isPlatformOwner = 'is' in member && member.is === 'the platform owner';
    const ownsGuild = 'is' in member && member.is === 'the owner of the guild';
    const verdict = canRemove({
      remover: rankOf(remover),
      member: { roles: ownsGuild ? [member.role, 'Owner'] : [member.role], isPlatformOwner },
    });
    const isRemoved = removes.some((name) => name === member.name);
    const reason = isPlatformOwner ? 'cannotRemoveOwner' : 'notAllowed';
    expect(verdict).toEqual(isRemoved ? { allowed: true } : { allowed: false, reason });
  });
});

it('covers more than 150 decisions', () => {
  const rows =
    personas.length * (panels.length + 1 + askedKeys.length) + removals.length * members.length;
  expect({ personas: personas.length, rows }).toEqual({ personas: 42, rows: 816 });
});

function rankOf(name: string): Ranked {
  const persona = personas.find((each) => each.name === name);
  if (!persona) throw new Error(`Nobody is called ${name}`);
  const given = editorOf(persona).serverPermissions.find(({ serverId }) => serverId === here);
  const roles = [serverRole(persona), persona.site ?? 'member', given?.role ?? ''];
  return { roles, isPlatformOwner: persona.site === 'owner' };
}
