import { describe, expect, it } from 'vitest';
import { executeUrl, maskedWebhookUrl, parseWebhookUrl, postedMessageUrl } from './webhook-url';

const id = '123456789012345678';
const token = `${'aB3_-'.repeat(13)}xyz`;
const path = `/api/webhooks/${id}/${token}`;

describe('parseWebhookUrl', () => {
  it.each([
    [`https://discord.com${path}`, { url: `https://discord.com${path}` }],
    [`https://canary.discord.com${path}`, { url: `https://canary.discord.com${path}` }],
    [`https://ptb.discord.com${path}`, { url: `https://ptb.discord.com${path}` }],
    [`  https://discord.com${path}\n`, { url: `https://discord.com${path}` }],
    [`HTTPS://Discord.COM${path}/`, { url: `https://discord.com${path}` }],
    [`https://discord.com:443${path}`, { url: `https://discord.com${path}` }],
    [
      `https://discord.com/api/v10/webhooks/${id}/${token}`,
      { url: `https://discord.com/api/v10/webhooks/${id}/${token}` },
    ],
    [
      `https://discord.com${path}?wait=true&thread_id=987654321098765432#x`,
      { url: `https://discord.com${path}`, threadId: '987654321098765432' },
    ],
    [`https://discord.com${path}?thread_id=abc`, { url: `https://discord.com${path}` }],
  ])('accepts %o', (text, rest) => {
    expect(parseWebhookUrl(text)).toEqual({ ok: true, value: { id, token, ...rest } });
  });

  it.each(['', '   ', '\n'])('reports a missing URL for %o', (text) => {
    expect(parseWebhookUrl(text)).toEqual({ ok: false, error: 'missing' });
  });

  it.each([
    `http://discord.com${path}`,
    `https://discordapp.com${path}`,
    `https://www.discord.com${path}`,
    `https://discord.com.evil.example${path}`,
    `https://evil.example/https://discord.com${path}`,
    `https://evil.example#https://discord.com${path}`,
    `https://discord.com@evil.example${path}`,
    `https://user:pass@discord.com${path}`,
    `https://user@discord.com${path}`,
    `https://:pass@discord.com${path}`,
    `https://discord.com:8443${path}`,
    `https://disc\u043erd.com${path}`,
    `https://discord.com/api/webhooks/${id}`,
    `https://discord.com/api/webhooks/${id}/`,
    `https://discord.com/api/webhooks/abc/${token}`,
    `https://discord.com/api/webhooks/${id}/${token}/slack`,
    `https://discord.com/api/webhooks/${id}/${token}/messages/1`,
    `https://discord.com/api/webhooks/${id}/${token}%2f..`,
    `https://discord.com/api/webhooks/${id}/..`,
    `https://discord.com/webhooks/${id}/${token}`,
    `https://discord.com/api/v/webhooks/${id}/${token}`,
    `https://discord.com//api/webhooks/${id}/${token}`,
    `https://discord.com/api/web hooks/${id}/${token}`,
    `discord.com${path}`,
    `javascript:alert("https://discord.com${path}")`,
    `https://discord.com/api/webhooks/${id}/${'a'.repeat(5000)}`,
    'https://',
    'webhook',
  ])('rejects %o', (text) => {
    expect(parseWebhookUrl(text)).toEqual({ ok: false, error: 'malformed' });
  });
});

describe('request URLs', () => {
  const webhook = { id, token, url: `https://discord.com${path}` };
  const threaded = { ...webhook, threadId: '11' };

  it('posts and waits for the message', () => {
    expect(executeUrl(webhook)).toBe(`https://discord.com${path}?wait=true`);
    expect(executeUrl(threaded)).toBe(`https://discord.com${path}?wait=true&thread_id=11`);
    expect(executeUrl(threaded, { threadId: '22' })).toBe(
      `https://discord.com${path}?wait=true&thread_id=22`,
    );
    expect(executeUrl(threaded, { threadId: '' })).toBe(
      `https://discord.com${path}?wait=true&thread_id=11`,
    );
  });

  it('asks Discord to accept components', () => {
    expect(executeUrl(webhook, { hasComponents: true })).toBe(
      `https://discord.com${path}?wait=true&with_components=true`,
    );
    expect(postedMessageUrl(webhook, '33', { hasComponents: true })).toBe(
      `https://discord.com${path}/messages/33?with_components=true`,
    );
  });

  it('addresses a posted message', () => {
    expect(postedMessageUrl(webhook, '33')).toBe(`https://discord.com${path}/messages/33`);
    expect(postedMessageUrl(webhook, '3/3', { threadId: '22' })).toBe(
      `https://discord.com${path}/messages/3%2F3?thread_id=22`,
    );
  });

  it('masks only the token', () => {
    expect(maskedWebhookUrl(webhook)).toBe(`https://discord.com/api/webhooks/${id}/••••••••`);
    expect(
      maskedWebhookUrl({ id, token: 'api', url: `https://discord.com/api/webhooks/1/api` }),
    ).toBe('https://discord.com/api/webhooks/1/••••••••');
  });
});
