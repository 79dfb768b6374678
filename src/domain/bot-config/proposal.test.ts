import { describe, expect, it } from 'vitest';
import type { ConfigPatch } from './config';
import { defaultConfig, type ConfigKey } from './fields';
import type { GuildChannel } from './guild-resources';
import { partnersFor } from './partners';
import { type ConfigNames, previewOf, type NamedChannel, type Proposal } from './proposal';
import { referencesIn } from './references';

const id = (last: number) => `8000000000000000${String(last).padStart(2, '0')}`;
const named = (last: number, facts: Partial<NamedChannel> = {}): NamedChannel => ({
  id: id(last),
  name: 'general',
  type: 'text',
  category: 'Community',
  position: last,
  ...facts,
});
const channel = (last: number, facts: Partial<GuildChannel> = {}): GuildChannel => ({
  id: id(last),
  name: 'general',
  type: 'text',
  parentId: null,
  position: last,
  ...facts,
});

/** Returns the partner of the only channel of a file. */
function partnerOf(wanted: NamedChannel, channels: readonly GuildChannel[]) {
  return partnersOfAll([wanted], channels).get(wanted.id);
}

function partnersOfAll(wanted: readonly NamedChannel[], channels: readonly GuildChannel[]) {
  return partnersFor(
    referencesIn({ postChannelIDs: wanted.map((each) => each.id) }),
    { roles: [], channels: wanted },
    { roles: [], channels },
  );
}

const community = channel(90, { name: 'Community', type: 'category' });
const staff = channel(91, { name: 'Staff', type: 'category' });

describe('partnersFor', () => {
  it.each([
    ['the same id, whatever its name', named(1), [channel(1, { name: 'chat' }), channel(2)], id(1)],
    ['the only one with the name', named(1), [channel(2), channel(3, { name: 'log' })], id(2)],
    ['the name without its style', named(1), [channel(2, { name: '𝐆𝐞𝐧𝐞𝐫𝐚𝐥' })], id(2)],
    ['the exact name', named(1), [channel(2, { name: 'General' }), channel(3)], id(3)],
    ['the same type', named(1), [channel(2, { type: 'voice' }), channel(3)], id(3)],
    ['another type, if there is no other', named(1), [channel(2, { type: 'forum' })], id(2)],
    [
      'the same category',
      named(1),
      [community, staff, channel(2, { parentId: id(91) }), channel(3, { parentId: id(90) })],
      id(3),
    ],
    ['the same position', named(5), [channel(2), channel(3, { position: 5 })], id(3)],
    ['nothing, if several are alike', named(5), [channel(2), channel(3)], null],
    ['no category for a channel', named(1), [channel(2, { type: 'category' })], null],
    ['nothing for an unknown name', named(1), [channel(2, { name: 'log' })], null],
  ])('finds %s', (_, wanted, channels, partner) => {
    expect(partnerOf(wanted, channels)).toBe(partner);
  });

  it('finds no role for a channel with its name', () => {
    const roles = [{ id: id(2), name: 'general', color: 0, position: 0 }];
    const references = referencesIn({ logsChannel: id(1) });
    const partners = partnersFor(
      references,
      { roles: [], channels: [named(1)] },
      { roles, channels: [] },
    );
    expect(partners.get(id(1))).toBeNull();
  });

  it('gives the better fit the only channel, and none if both fit alike', () => {
    const here = [community, channel(5, { parentId: id(90) })];
    const twoCategories = [named(1), named(2, { category: 'Staff' })];
    expect([...partnersOfAll(twoCategories, here).values()]).toEqual([id(5), null]);
    const alike = [named(1), named(2)];
    expect([...partnersOfAll(alike, here).values()]).toEqual([null, null]);
  });
});

const names: ConfigNames = {
  roles: [{ id: id(7), name: 'VIP', position: 1 }],
  channels: [named(1), named(2, { name: 'log' })],
};

function preview(
  values: ConfigPatch,
  {
    base = {},
    draft = {},
    isSeen = () => true,
  }: { base?: ConfigPatch; draft?: ConfigPatch; isSeen?: (key: ConfigKey) => boolean } = {},
) {
  const proposal: Proposal = { server: null, values, names, unknown: [] };
  const partners = new Map([
    [id(1), id(51)],
    [id(2), null],
    [id(7), null],
  ]);
  const stored = { ...defaultConfig(), ...base };
  return previewOf(proposal, partners, { base: stored, draft: { ...stored, ...draft }, isSeen });
}

describe('previewOf', () => {
  it('replaces ids, and leaves out those without a partner', () => {
    const { changes, leftOut } = preview({
      logsChannel: id(1),
      inviteLogs: id(2),
      postChannelIDs: [id(1), id(2)],
      typingPointsChannels: [id(2)],
      channelPairs: [
        { from: id(1), to: id(2) },
        { from: id(1), to: id(3) },
      ],
      relayConfig: { deal: id(1), sale: id(2) },
      ThreadPoints: { [id(1)]: 5, [id(2)]: 6 },
      WhopWelcomeEmbed: { description: `<#${id(1)}> <#${id(2)}> <@&${id(7)}>`, channels: [id(2)] },
    });
    expect(Object.fromEntries(changes.map(({ key, after }) => [key, after]))).toEqual({
      logsChannel: id(51),
      postChannelIDs: [id(51)],
      channelPairs: [{ from: id(51), to: id(3) }],
      relayConfig: { deal: id(51) },
      ThreadPoints: { [id(51)]: 5 },
      WhopWelcomeEmbed: { description: `<#${id(51)}> #log @VIP`, channels: [] },
    });
    expect(leftOut.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'inviteLogs noPartner',
      'typingPointsChannels noPartner',
    ]);
  });

  it('says why a value is not used', () => {
    const { changes, leftOut } = preview(
      {
        guildId: id(60),
        WhopAPIKey: 'secret',
        commands: { poll: {} },
        SuccessPoints: 25,
        EmbedColor: '#000000',
      },
      { isSeen: (key) => key !== 'SuccessPoints' },
    );
    expect(changes.map(({ key }) => key)).toEqual(['EmbedColor']);
    expect(leftOut.map(({ key, reason }) => `${key} ${reason}`).toSorted()).toEqual([
      'SuccessPoints notAllowed',
      'WhopAPIKey secret',
      'commands command',
      'guildId ofServer',
    ]);
  });

  it('compares with the form, and names the unsaved values that it replaces', () => {
    const { changes } = preview(
      { SuccessPoints: 25, typingPoints: 3, EmbedColor: '#000000' },
      { base: { SuccessPoints: 25 }, draft: { SuccessPoints: 30, typingPoints: 3 } },
    );
    expect(changes).toEqual([
      { key: 'SuccessPoints', before: 30, after: 25, isOverUnsaved: true },
      { key: 'EmbedColor', before: '#ffffff', after: '#000000', isOverUnsaved: false },
    ]);
  });
});
