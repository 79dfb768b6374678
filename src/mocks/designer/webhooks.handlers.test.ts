import { describe, expect, it } from 'vitest';
import type { WorldName } from '#mocks/worlds';
import { discordGuild } from '#mocks/dashboard/guild';
import { newServerWebhook, webhookPlace } from '#mocks/designer/discord-webhooks';
import { enterWorld } from '../../../tests/setup/enter-world';

const url = 'https://discord.com/api/webhooks/700000000000000001/token';

async function ask(address: string, method: string, body?: unknown, type = 'application/json') {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  const text = await response.text();
  const json = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, json, headers: response.headers };
}

const errors = async (body: unknown) => (await ask(url, 'POST', body)).json?.['errors'];
const error = (code: string, message: string) => ({ _errors: [{ code, message }] });

describe('a webhook of the mock Discord', () => {
  it.each([
    'https://discord.com/api/webhooks/700000000000000001/t',
    'https://ptb.discord.com/api/webhooks/700000000000000001/t',
    'https://canary.discord.com/api/v10/webhooks/700000000000000001/t',
  ])('returns an empty response at %s, or the message with `wait`', async (address) => {
    enterWorld('signed-out');
    const body = { content: 'Hi' };
    expect((await ask(address, 'POST', body)).status).toBe(204);
    const { status, json } = await ask(`${address}?wait=true`, 'POST', body);
    expect([status, json?.['content'], json?.['channel_id']]).toEqual([
      200,
      'Hi',
      webhookPlace.channelId,
    ]);
  });

  it.each(['700000000000000001', newServerWebhook])(
    'posts to a channel of its own server: %s',
    async (id) => {
      enterWorld('owner');
      const webhook = `https://discord.com/api/webhooks/${id}/token`;
      const about = (await ask(webhook, 'GET')).json;
      const posted = (await ask(`${webhook}?wait=true`, 'POST', { content: 'Hi' })).json;
      const channels = discordGuild(String(about?.['guild_id'])).channels.map(({ id: of }) => of);
      expect(posted?.['channel_id']).toBe(about?.['channel_id']);
      expect(channels).toContain(posted?.['channel_id']);
    },
  );

  it('stores messages, which can be read, edited and deleted', async () => {
    enterWorld('signed-out');
    const { json } = await ask(`${url}?wait=true`, 'POST', {
      embeds: [{ title: 'One', color: 1 }],
    });
    const message = `${url}/messages/${String(json?.['id'])}`;
    const changed = await ask(message, 'PATCH', { embeds: [{ title: 'Two' }] });
    const read = await ask(message, 'GET');
    expect([changed.status, read.json?.['embeds']]).toEqual([
      200,
      [{ type: 'rich', title: 'Two' }],
    ]);
    expect(
      (await ask(`${url.replace('001/', '002/')}/messages/${String(json?.['id'])}`, 'GET')).json,
    ).toEqual({
      message: 'Unknown Message',
      code: 10_008,
    });
    expect((await ask(message, 'DELETE')).status).toBe(204);
    expect((await ask(message, 'GET')).status).toBe(404);
  });

  it.each([
    ['another type', 'x', 'text/plain', 50_035],
    ['broken JSON', '{"content":', 'application/json', 50_109],
    ['nothing to show', { content: ' ', embeds: [{ color: 1 }] }, 'application/json', 50_006],
  ])('rejects %s', async (_, body, type, code) => {
    enterWorld('signed-out');
    const { status, json } = await ask(url, 'POST', body, type);
    expect([status, json?.['code']]).toEqual([400, code]);
  });

  it("rejects each part that Discord rejects, with an error tree in Discord's format", async () => {
    enterWorld('signed-out');
    const long = (most: number) =>
      error('BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
    const scheme = error(
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "" is not supported. Scheme must be one of ('http', 'https').`,
    );
    expect(
      await errors({
        content: 'x'.repeat(2001),
        username: 'My Discord',
        embeds: [
          {
            title: '🎉'.repeat(257),
            url: '',
            color: '#5865f2',
            timestamp: 'now',
            author: { url: 'https://example.com' },
            fields: [{ name: 'n', value: 'v'.repeat(1025) }],
          },
        ],
      }),
    ).toEqual({
      content: long(2000),
      username: error('USERNAME_INVALID_CONTAINS', 'Username cannot contain "discord"'),
      embeds: {
        0: {
          title: long(256),
          url: scheme,
          color: error('NUMBER_TYPE_COERCE', 'Value "#5865f2" is not int.'),
          timestamp: error('DATE_TIME_TYPE_PARSE', 'Could not parse now. Should be ISO8601.'),
          author: { name: error('BASE_TYPE_REQUIRED', 'This field is required') },
          fields: { 0: { value: long(1024) } },
        },
      },
    });
    expect(await errors({ embeds: Array.from({ length: 11 }, () => ({ title: 'a' })) })).toEqual({
      embeds: long(10),
    });
    const full = { description: 'x'.repeat(4000) };
    expect(await errors({ embeds: [full, full] })).toEqual({
      embeds: error('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'),
    });
  });

  it('accepts texts of exactly the maximum length, counted in characters', async () => {
    enterWorld('signed-out');
    const embed = { title: ` ${'🎉'.repeat(256)} `, color: 16_777_215 };
    expect((await ask(url, 'POST', { content: 'x'.repeat(2000), embeds: [embed] })).status).toBe(
      204,
    );
  });
});

describe('in a world where sending fails, it returns', () => {
  it.each<[WorldName, number, number]>([
    ['webhook-404', 404, 10_015],
    ['webhook-400', 400, 50_035],
    ['webhook-401', 401, 50_027],
    ['webhook-403', 403, 50_013],
    ['webhook-500', 500, 0],
  ])('%s: %i with the code %i', async (world, status, code) => {
    enterWorld(world);
    const answer = await ask(url, 'POST', { content: 'Hi' });
    expect([answer.status, answer.json?.['code']]).toEqual([status, code]);
  });

  it('webhook-429: the time to wait, and accepts the message after it', async () => {
    let time = 0;
    enterWorld('webhook-429', { now: () => time + 1_700_000_000_000 });
    const { status, headers, json } = await ask(url, 'POST', { content: 'Hi' });
    expect([status, headers.get('retry-after'), json]).toEqual([
      429,
      '4',
      { message: 'You are being rate limited.', retry_after: 3.2, global: false },
    ]);
    time = 3_199;
    expect((await ask(url, 'POST', { content: 'Hi' })).status).toBe(429);
    time = 3_200;
    expect((await ask(url, 'POST', { content: 'Hi' })).status).toBe(204);
  });

  it.each<WorldName>(['webhook-unreachable', 'offline'])('%s: nothing', async (world) => {
    enterWorld(world);
    await expect(ask(url, 'POST', { content: 'Hi' })).rejects.toThrow('Failed to fetch');
  });
});
