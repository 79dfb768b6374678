import { isRecord } from '#domain/bot-config/parse-json';
import type { Conditions } from '../conditions';
import { memoryStorage, type DataStorage } from '../data';
import { blocked, discordError, invalidForm, notAllowed, webhookErrors } from './discord-answers';
import { isEmptyBody, schemaErrorsOf } from './discord-limits';
import { channelId } from '../dashboard/guild';
import { guilds } from '../dashboard/servers';

export const DISCORD_HOSTS = ['discord.com', 'canary.discord.com', 'ptb.discord.com'] as const;

/** The server and channel of all mock webhooks except `newServerWebhook`. */
export const webhookPlace = {
  guildId: guilds.resellHeaven.id,
  channelId: channelId('announcements'),
};

/** A webhook belongs to a channel of its server. */
function placeOf(webhookId: string): { guildId: string; channelId: string } {
  if (webhookId !== newServerWebhook) return webhookPlace;
  const guildId = guilds.sneakerWire.id;
  return { guildId, channelId: channelId('announcements', guildId) };
}

/** The hash of the picture of mock webhooks. */
export const webhookAvatar = '5d1c3f8e9b7a4c2d6e0f1a2b3c4d5e6f';

/** The id of a webhook in a server that is not set up yet. */
export const newServerWebhook = '1312345678901234999';

export interface WebhookService {
  /** Returns the response to a request to `/api/webhooks/…`. Null drops the connection. */
  answer(request: Request): Promise<Response | null>;
}

interface Options {
  webhook: Conditions['webhook'];
  /** Unix ms. */
  now?: () => number;
  /** The storage of the messages. If omitted, the messages are lost when the service ends. */
  keep?: DataStorage;
}

type Row = Readonly<Record<string, unknown>>;

const KEY = 'grouped:mock-webhooks';
const EPOCH = 1_420_070_400_000;
const address = /^\/api(?:\/v(?:9|10))?\/webhooks\/(\d{17,20})\/([\w-]+)(?:\/messages\/(\d+))?$/;

/** Mocks Discord's webhook endpoints (discord.md §3): stores messages, and rejects the same requests as Discord. */
export function createWebhookService({
  webhook,
  now = Date.now,
  keep = memoryStorage(),
}: Options): WebhookService {
  const { error, messageError } = webhookErrors(webhook, now);
  let made = 0;
  const read = (): Record<string, Row> => parsed(keep.getItem(KEY));
  const write = (id: string, message: Row | undefined) => {
    const { [id]: _, ...others } = read();
    keep.setItem(KEY, JSON.stringify(message ? { ...others, [id]: message } : others));
  };

  async function execute(request: Request, url: URL, webhookId: string): Promise<Response> {
    const body = await jsonOf(request);
    if (body instanceof Response) return body;
    const found = faultsIn(body) ?? threadFault(body, url);
    if (found) return found;
    if (webhook === 'rejects') return invalidForm(blocked);
    const id = String((BigInt(now() - EPOCH) << 22n) + BigInt((made += 1)));
    const threadId = url.searchParams.get('thread_id') ?? (body['thread_name'] ? id : null);
    const message = messageOf(withComponents(body, url), {
      id,
      webhookId,
      threadId,
      at: new Date(now()).toISOString(),
    });
    write(id, message);
    const waits = url.searchParams.get('wait') === 'true';
    return waits ? Response.json(message) : new Response(null, { status: 204 });
  }

  async function change(request: Request, url: URL, message: Row): Promise<Response> {
    const body = await jsonOf(request);
    if (body instanceof Response) return body;
    const changed = {
      ...message,
      ...pick(withComponents(body, url)),
      ...staying(message, body),
      edited_timestamp: new Date(now()).toISOString(),
    };
    const found = faultsIn(changed);
    if (found) return found;
    if (webhook === 'rejects') return invalidForm(blocked);
    write(String(message['id']), changed);
    return Response.json(changed);
  }

  return {
    async answer(request) {
      const url = new URL(request.url);
      const [, webhookId, , messageId] = address.exec(url.pathname) ?? [];
      if (webhookId === undefined) return discordError(404, 0, '404: Not Found');
      const { method } = request;
      const isOfWebhook = messageId === undefined && method === 'GET';
      const general = error();
      const found = general === undefined && !isOfWebhook ? messageError() : general;
      if (found !== undefined) return found;
      if (isOfWebhook) return Response.json(webhookOf(webhookId));
      if (messageId === undefined) {
        return method === 'POST' ? execute(request, url, webhookId) : notAllowed();
      }
      const message = read()[messageId];
      const thread = url.searchParams.get('thread_id') ?? placeOf(webhookId).channelId;
      if (message?.['webhook_id'] !== webhookId || message['channel_id'] !== thread) {
        return discordError(404, 10_008, 'Unknown Message');
      }
      if (method === 'GET') return Response.json(message);
      if (method === 'PATCH') return change(request, url, message);
      if (method !== 'DELETE') return notAllowed();
      write(messageId, undefined);
      return new Response(null, { status: 204 });
    },
  };
}

async function jsonOf(request: Request): Promise<Row | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    return invalidForm({
      _errors: [
        {
          code: 'CONTENT_TYPE_INVALID',
          message: 'Expected "Content-Type" header to be one of {\'application/json\'}.',
        },
      ],
    });
  }
  try {
    const body: unknown = JSON.parse(await request.text());
    return isRecord(body)
      ? body
      : discordError(400, 50_109, 'The request body contains invalid JSON.');
  } catch {
    return discordError(400, 50_109, 'The request body contains invalid JSON.');
  }
}

function faultsIn(body: Row): Response | null {
  const schemaErrors = schemaErrorsOf(body);
  if (schemaErrors) return invalidForm(schemaErrors);
  return isEmptyBody(body) ? discordError(400, 50_006, 'Cannot send an empty message') : null;
}

function threadFault(body: Row, url: URL): Response | null {
  const threadId = url.searchParams.get('thread_id');
  if (threadId !== null && !/^\d{17,20}$/.test(threadId)) {
    const message = `Value "${threadId}" is not snowflake.`;
    return invalidForm({ thread_id: { _errors: [{ code: 'NUMBER_TYPE_COERCE', message }] } });
  }
  return threadId !== null && body['thread_name'] !== undefined
    ? discordError(400, 220_002, 'Cannot provide both thread_name and thread_id')
    : null;
}

function messageOf(
  body: Row,
  made: { id: string; webhookId: string; threadId: string | null; at: string },
): Row {
  return {
    id: made.id,
    type: 0,
    channel_id: made.threadId ?? placeOf(made.webhookId).channelId,
    webhook_id: made.webhookId,
    author: {
      id: made.webhookId,
      username: body['username'] ?? 'Announcements',
      avatar: null,
      discriminator: '0000',
      bot: true,
    },
    attachments: [],
    mentions: [],
    flags: 0,
    tts: body['tts'] === true,
    ...(isRecord(body['poll']) && { poll: body['poll'] }),
    ...pick({ content: '', embeds: [], ...body }),
    pinned: false,
    timestamp: made.at,
    edited_timestamp: null,
  };
}

/** Returns the fields of a body that become part of the message. Embeds of webhooks always have the type 'rich'. */
function pick({ content, embeds, components, flags }: Row): Row {
  return {
    ...(Array.isArray(components) && { components }),
    ...(typeof flags === 'number' && { flags }),
    ...(content !== undefined && { content: typeof content === 'string' ? content.trim() : '' }),
    ...(Array.isArray(embeds) && {
      embeds: embeds.filter(isRecord).map((embed) => ({ type: 'rich', ...embed })),
    }),
  };
}

/** Discord ignores components unless the query asks for them. */
function withComponents({ components, ...body }: Row, url: URL): Row {
  const isRequested = url.searchParams.get('with_components') === 'true';
  return isRequested && components !== undefined ? { ...body, components } : body;
}

/** Returns the files that an edit does not remove: the files that it lists, or all files if it lists none. */
function staying({ attachments }: Row, { attachments: listed }: Row): Row {
  if (!Array.isArray(attachments) || !Array.isArray(listed)) return {};
  const ids = listed.filter(isRecord).map(({ id }) => id);
  return { attachments: attachments.filter((file) => isRecord(file) && ids.includes(file['id'])) };
}

function webhookOf(id: string): Row {
  const place = placeOf(id);
  return {
    id,
    type: 1,
    guild_id: place.guildId,
    channel_id: place.channelId,
    name: 'Announcements',
    avatar: webhookAvatar,
    application_id: null,
  };
}

function parsed(text: string | null): Record<string, Row> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isRecord(found) ? (found as Record<string, Row>) : {};
  } catch {
    return {};
  }
}
