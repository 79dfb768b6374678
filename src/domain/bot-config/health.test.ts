import { describe, expect, it } from 'vitest';
import { ids } from '../discord-permissions/guild.fixture';
import type { ConfigPatch } from './config';
import { defaultConfig } from './fields';
import { checkHealth, picturesOf } from './health';
import {
  at,
  healthCases,
  names,
  server,
  type ServerFacts,
  told,
} from '../../../tests/health/cases';
import { findingId, healthLines } from './health-lines';

function found(settings: ConfigPatch, facts: ServerFacts = {}) {
  return checkHealth({
    serverId: ids.guild,
    config: { ...defaultConfig(), ...settings },
    isSeen: () => true,
    resources: server(facts),
  });
}

describe('checkHealth', () => {
  it('has a table of 60 configurations and servers, each told apart by its name', () => {
    expect(new Set(healthCases.map(([name]) => name)).size).toBe(healthCases.length);
    expect(healthCases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(
    healthCases.map(([name, settings, facts, ...expected]) => ({
      name,
      settings,
      facts,
      expected,
    })),
  )('$name', ({ settings, facts, expected }) => {
    expect(found(settings, facts).findings.map(told)).toEqual(expected);
  });

  it("says whether the bot's rights are known", () => {
    expect(found({}).bot).toBe('known');
    expect(found({}, { isTimedOut: true }).bot).toBe('timedOut');
    const config = { ...defaultConfig(), roleId: at.gone, scrambled_enabled: true };
    const unread = { ...server(), botLimits: null };
    const checked = { serverId: ids.guild, config, isSeen: () => true };
    const report = checkHealth({ ...checked, resources: unread });
    expect(report.bot).toBe('unread');
    expect(report.findings.map(told)).toEqual(['scrambleWordChannel - notSet fails']);
  });

  it('concludes nothing from settings that the viewer does not see', () => {
    const config = {
      ...defaultConfig(),
      scrambled_enabled: true,
      roleId: at.gone,
      OnboardingTicketCategory: at.gone,
    };
    const isSeen = (key: string) => key !== 'scrambleWordChannel' && key !== 'NewMemberTicket';
    const report = checkHealth({ serverId: ids.guild, config, isSeen, resources: server() });
    expect(report.findings.map(told)).toEqual([
      'roleId gone deleted fails',
      'OnboardingTicketCategory gone deleted fails',
    ]);
    const nothing = { serverId: ids.guild, config, isSeen: () => false, resources: server() };
    expect(checkHealth(nothing).findings).toEqual([]);
  });
});

describe('healthLines', () => {
  const linesOf = (settings: ConfigPatch, facts: ServerFacts = {}) => {
    const { findings } = found(settings, facts);
    return healthLines(findings, server(facts).botLimits).map(
      ({ limit, severity, repair, isServerWide, findings: own }) =>
        [
          own.map(({ key, id }) => `${key} ${names.get(id ?? '') ?? '-'}`).join(', '),
          `${limit} ${severity} ${repair}${isServerWide ? ' everywhere' : ''}`,
        ].join(': '),
    );
  };

  it('has what fails before what is limited', () => {
    expect(linesOf({ logsChannel: at.gone, TicketChannelSend: at.gone })).toEqual([
      'TicketChannelSend gone: deleted fails choose',
      'logsChannel gone: deleted limited choose',
    ]);
  });

  it('has one line for a permission that the bot does not have in the whole server', () => {
    const settings = { roleId: ids.member, RemoveRoleAfter: ids.member, FeedbackChannel: at.open };
    expect(linesOf(settings, { everyone: ['VIEW_CHANNEL', 'SEND_MESSAGES'], grouped: [] })).toEqual(
      [
        'roleId member, RemoveRoleAfter member: mayNotManage fails permission everywhere',
        'FeedbackChannel open: EMBED_LINKS fails permission everywhere',
      ],
    );
  });

  it('has one line for a channel, and for three channels that deny the same', () => {
    const denied = { denyBot: { log: ['SEND_MESSAGES'], open: ['SEND_MESSAGES'] } } as const;
    expect(
      linesOf({ logsChannel: at.log, ROIChannel: at.log, FeedbackChannel: at.open }, denied),
    ).toEqual([
      'logsChannel log, ROIChannel log: SEND_MESSAGES fails permission',
      'FeedbackChannel open: SEND_MESSAGES fails permission',
    ]);
    expect(
      linesOf(
        { logsChannel: at.log, FeedbackChannel: at.open, suggestionPost: at.shop },
        { denyBot: { ...denied.denyBot, shop: ['SEND_MESSAGES'] } },
      ),
    ).toEqual([
      'logsChannel log, suggestionPost shop, FeedbackChannel open: SEND_MESSAGES fails permission',
    ]);
  });

  it('has one line for the deleted roles of a setting', () => {
    expect(linesOf({ ShopSupportRoles: [at.gone, at.log], roleId: ids.admin })).toEqual([
      'ShopSupportRoles gone, ShopSupportRoles log: deleted fails choose',
      'roleId admin: aboveBot fails order',
    ]);
  });

  it('identifies each finding of a report', () => {
    const { findings } = found({
      ShopSupportRoles: [at.gone, at.log],
      adminRoleID: at.gone,
      roleId: ids.booster,
    });
    expect(new Set(findings.map(findingId)).size).toBe(4);
  });
});

describe('picturesOf', () => {
  const config = {
    ...defaultConfig(),
    EmbedIcon: ' https://pictures.example/icon.png ',
    EmbedThumbnail: 'http://pictures.example/not-loaded-by-the-page.png',
    EmbedImage: 'not an address',
    WelcomeEmbedImage: 'https://pictures.example/welcome.png',
  };

  it('lists the pictures that a page can load', () => {
    const found = picturesOf({ config, isSeen: () => true });
    expect(found.map(({ key, id }) => [key, id])).toEqual([
      ['EmbedIcon', 'https://pictures.example/icon.png'],
      ['WelcomeEmbedImage', 'https://pictures.example/welcome.png'],
    ]);
  });

  it('lists none of a setting that the viewer does not see', () => {
    const isSeen = (key: string) => key !== 'EmbedIcon';
    expect(picturesOf({ config, isSeen }).map(({ key }) => key)).toEqual(['WelcomeEmbedImage']);
  });
});
