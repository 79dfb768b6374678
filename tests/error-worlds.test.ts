import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveRequest } from '#domain/bot-config/config';
import { blankEmbed } from '#domain/message/embed';
import { blankMessage } from '#domain/message/message';
import { parseWebhookUrl } from '#domain/message/webhook-url';
import { emptyMemberForm } from '#domain/team/member';
import {
  deliveryErrorWorlds,
  mailErrorWorlds,
  managedUsersErrorWorlds,
  openAccountErrorWorlds,
  passwordErrorWorlds,
  saveErrorWorlds,
  signInErrorWorlds,
  signUpErrorWorlds,
  storeErrorWorlds,
  teamErrorWorlds,
  verificationErrorWorlds,
} from '#mocks/error-worlds';
import { startingRevisions } from '#mocks/dashboard/history';
import { demoCredentials, people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { sendMessage } from '#services/designer/webhook';
import { readGoodSession } from '#services/session/stored-session';
import { verifyIdentity } from '#services/session/verify-identity';
import { signInWithPassword } from '#services/session/password-sign-in';
import { saveConfig } from '#services/dashboard/configs';
import { addManagedUser, loadManagedUsers } from '#services/admin/managed-users';
import {
  changePassword,
  requestPasswordReset,
  resendConfirmation,
  signUp,
} from '#services/session/password-account';
import { openSellerAccount } from '#services/market/seller-account';
import { loadStorePage } from '#services/market/stores';
import { loadTeam } from '#services/dashboard/team';
import { addMember, removeMember } from '#services/dashboard/team-changes';
import { enterWorld } from './setup/enter-world';

type Answer = { ok: true } | { ok: false; error: { kind: string } };

const kindOf = (answer: Answer) => (answer.ok ? null : answer.error.kind);
const worldsOf = (worlds: Readonly<Record<string, WorldName>>) => Object.entries(worlds);

const { id: serverId, name } = guilds.resellHeaven;

it.each(worldsOf(saveErrorWorlds))('saving fails with %s in %s', async (kind, world) => {
  enterWorld(world);
  const changes: SaveRequest['changes'] =
    kind === 'notAllowedToEditApi' || kind === 'factorRequired'
      ? [{ key: 'WhopAPIKey', before: null, after: 'a-key' }]
      : [{ key: 'SuccessPoints', before: 25, after: 30 }];
  const baseVersion = startingRevisions(serverId, 0).length;
  expect(kindOf(await saveConfig({ serverId, baseVersion, changes }))).toBe(kind);
});

it.each(worldsOf(deliveryErrorWorlds))('sending fails with %s in %s', async (kind, world) => {
  enterWorld(world);
  const webhook = parseWebhookUrl('https://discord.com/api/webhooks/700000000000000001/token');
  if (!webhook.ok) throw new Error(webhook.error);
  const message = {
    ...blankMessage(() => 'm'),
    embeds: [{ ...blankEmbed('e'), title: 'Hi' }],
  };
  expect(kindOf(await sendMessage({ webhook: webhook.value, message }))).toBe(kind);
});

it.each(worldsOf(verificationErrorWorlds))('verifying fails with %s in %s', async (kind, world) => {
  enterWorld(world);
  expect(kindOf(await verifyIdentity())).toBe(kind);
});

it.each(worldsOf(teamErrorWorlds))('changing a team fails with %s in %s', async (kind, world) => {
  enterWorld(world);
  const form = { ...emptyMemberForm, name: 'Noor' };
  const answer =
    kind === 'cannotRemoveOwner'
      ? await removeOwner()
      : await addMember({ form, picture: null, server: { id: serverId, name } });
  expect(kindOf(answer)).toBe(kind);
  // The session is removed after the answer.
  await vi.waitUntil(() => kind !== 'signInRequired' || readGoodSession() === null);
});

async function removeOwner() {
  const team = await loadTeam({ serverId: null });
  const owner = people.platformOwner.discord.username;
  const member = team.ok ? team.value.members.find((each) => each.name === owner) : undefined;
  if (!member) throw new Error('The platform owner is not on the team');
  return removeMember({ member, server: { id: serverId, name } });
}

it.each(worldsOf(managedUsersErrorWorlds))('managed users: %s in %s', async (kind, world) => {
  enterWorld(world);
  const user = { discordId: '1298374651029384192', panelId: 'fresh-start' };
  const isOfList = kind === 'tooSlow' || kind === 'unreachable';
  expect(kindOf(isOfList ? await loadManagedUsers() : await addManagedUser(user))).toBe(kind);
});

it.each(worldsOf(storeErrorWorlds))('a store page fails with %s in %s', async (kind, world) => {
  enterWorld(world);
  expect(kindOf(await loadStorePage({ store: 'card-collectors' }))).toBe(kind);
});

describe('accounts', () => {
  const newAccount = {
    username: 'card_shop',
    email: 'noor@new.example',
    password: 'a long password',
  };
  beforeEach(() => {
    // The client library itself logs failed requests, so its messages are expected.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });
  const enter = (world: WorldName) => {
    enterWorld(world);
    vi.stubGlobal('window', { location: new URL('https://grouped.example/marketplace') });
  };

  it.each(worldsOf(signUpErrorWorlds))('signing up fails with %s in %s', async (kind, world) => {
    enter(world);
    expect(kindOf(await signUp(newAccount))).toBe(kind);
  });

  it.each(worldsOf(signInErrorWorlds))('signing in fails with %s in %s', async (kind, world) => {
    enter(world);
    if (kind === 'notConfirmed') await signUp(newAccount);
    const { email, password } = kind === 'notConfirmed' ? newAccount : demoCredentials;
    expect(kindOf(await signInWithPassword({ email, password }))).toBe(kind);
  });

  it.each(worldsOf(openAccountErrorWorlds))(
    'opening a seller account fails with %s in %s',
    async (kind, world) => {
      enter(world);
      if (kind === 'usernameTaken') await signUp(newAccount);
      expect(kindOf(await openSellerAccount({ username: 'card_shop' }))).toBe(kind);
    },
  );

  it.each(worldsOf(mailErrorWorlds))(
    'sending an email fails with %s in %s',
    async (kind, world) => {
      enter(world);
      const address = { email: newAccount.email };
      expect(kindOf(await requestPasswordReset(address))).toBe(kind);
      expect(kindOf(await resendConfirmation(address))).toBe(kind);
    },
  );

  it.each(worldsOf(passwordErrorWorlds))(
    'changing a password fails with %s in %s',
    async (kind, world) => {
      enter(world);
      if (kind === 'weakPassword' || kind === 'rateLimited') {
        await signInWithPassword(demoCredentials);
      }
      const password = kind === 'samePassword' ? demoCredentials.password : 'another password';
      expect(kindOf(await changePassword({ password }))).toBe(kind);
    },
  );
});
