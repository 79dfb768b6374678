import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { causeText, whatFailsText } from '#content/messages/dashboard/health';
import type { HealthAnswer } from '#content/health-answer';
import { defaultConfig } from '#domain/bot-config/fields';
import { checkHealth } from '#domain/bot-config/health';
import { findingId, healthLines } from '#domain/bot-config/health-lines';
import { ids } from '#domain/discord-permissions/guild.fixture';
import { createHandler } from '../supabase/functions/check-health/handler.ts';
import { guildResponse, healthCases, names, server, type ServerFacts } from './health/cases';

const supabaseUrl = 'http://supabase.test';
const discordUrl = 'http://discord.test';

const guild = `${discordUrl}/guilds/${ids.guild}`;
/** The stored settings, and the server on Discord. */
let config: object = {};
let discord = guildResponse();

const backend = setupServer(
  http.post(`${supabaseUrl}/rest/v1/rpc/settings_to_check`, () => HttpResponse.json(config)),
  http.post(`${supabaseUrl}/rest/v1/rpc/record_health_check`, () => HttpResponse.json('recorded')),
  http.post(`${supabaseUrl}/rest/v1/rpc/record_guild_names`, () => HttpResponse.json('recorded')),
  http.get(`${discordUrl}/users/@me`, () => HttpResponse.json({ id: discord.bot.id })),
  http.get(guild, () => HttpResponse.json({ owner_id: discord.bot.owner_id })),
  http.get(`${guild}/roles`, () => HttpResponse.json(discord.roles)),
  http.get(`${guild}/emojis`, () => HttpResponse.json(discord.emojis.map((id) => ({ id })))),
  http.get(`${guild}/channels`, () => HttpResponse.json(discord.channels)),
  http.get(`${guild}/members/${ids.bot}`, () => {
    const { roles, timed_out_until: until } = discord.bot;
    return HttpResponse.json({ roles, communication_disabled_until: until });
  }),
);
beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
afterAll(() => backend.close());

const handle = createHandler({
  supabaseUrl,
  serviceKey: 'secret key',
  supabaseTimeoutMs: 60_000,
  discordUrl,
  discordTimeoutMs: 60_000,
  discordBotToken: 'token',
});

async function asked(settings: object, facts: ServerFacts): Promise<HealthAnswer> {
  config = settings;
  discord = guildResponse(facts);
  const response = await handle(
    new Request(`${supabaseUrl}/functions/v1/check-health`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret key' },
      body: JSON.stringify({ serverId: ids.guild }),
    }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as HealthAnswer;
}

/** What the page shows to a person who sees all settings. */
function shown(settings: object, facts: ServerFacts) {
  const resources = server(facts);
  const { findings } = checkHealth({
    serverId: ids.guild,
    config: { ...defaultConfig(), ...settings },
    isSeen: () => true,
    resources,
  });
  return healthLines(findings, resources.botLimits).map((line) => ({
    ids: line.findings.map(findingId),
    severity: line.severity,
    title: whatFailsText(line),
    text: causeText(line, resources),
  }));
}

describe('the function that the bot calls', () => {
  it.each(
    healthCases.map(([name, settings, facts, ...expected]) => ({
      name,
      settings,
      facts,
      expected,
    })),
  )('agrees with the table and with the page: $name', async ({ settings, facts, expected }) => {
    const { bot, problems } = await asked(settings, facts);
    const lines = problems.filter(({ ids: [id] }) => id !== 'bot/timedOut');
    expect(bot).toBe(facts.isTimedOut ? 'timedOut' : 'known');
    expect(problems.length - lines.length).toBe(facts.isTimedOut ? 1 : 0);
    const inWords = lines.map(({ ids: own, severity, title, text }) => ({
      ids: own,
      severity,
      title,
      text,
    }));
    expect(inWords).toEqual(shown(settings, facts));
    expect(lines.flatMap((line) => line.ids.map(named)).toSorted()).toEqual(
      expected.map((finding) => finding.replace(/ (?:fails|limited)$/, '')).toSorted(),
    );
  });
});

/** A finding's id as the table has it, without its severity: "TicketChannelSend open SEND_MESSAGES". */
function named(findingId: string): string {
  const [key = '', limit = '', id = ''] = findingId.split('/');
  return [key, id === '' ? '-' : (names.get(id) ?? id), limit].join(' ');
}
