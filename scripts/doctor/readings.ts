import * as v from 'valibot';
import { answerSchemas } from './answers';
import type { Answer, AnswerName, Reading, Readings } from './answers';
import { hasOwnDomain } from './wanted';
import type { Variables, Wanted } from './wanted';

/** The APIs that are asked, without a trailing slash. */
export const publicAddresses = {
  supabase: 'https://api.supabase.com',
  discord: 'https://discord.com/api/v10',
  stripe: 'https://api.stripe.com',
  whop: 'https://api.whop.com/api/v1',
};
export type Addresses = typeof publicAddresses;

/** What to request for an answer. */
interface Question {
  url: string;
  /** Without it, nothing is requested. */
  authorization?: string | undefined;
  /** A statement for the database of the project. It is run by a role that may only read. */
  sql?: string;
  /** Whether the answer is the response itself, whatever its status. */
  isPage?: boolean;
}

/** Asks all at once, and returns what each answered. Tokens are sent in headers only. */
export async function readAll(
  wanted: Wanted,
  variables: Variables,
  { addresses, timeout }: { addresses: Addresses; timeout: number },
): Promise<Readings> {
  const read = async <Name extends AnswerName>(
    name: Name,
    question: Question | null,
  ): Promise<Reading<Answer<Name>>> =>
    question === null ? { kind: 'notAsked' } : ask(name, question, timeout);

  const project = `${addresses.supabase}/v1/projects/${wanted.project}`;
  const access = bearer(variables['SUPABASE_ACCESS_TOKEN']);
  const ofProject = (path: string) => access && { url: project + path, ...access };
  const rows = (sql: string) =>
    access && { url: `${project}/database/query/read-only`, ...access, sql };

  const site = (path: string) =>
    wanted.siteUrl === null ? null : { url: wanted.siteUrl + path, isPage: true };
  const bot = variables['DISCORD_BOT_TOKEN'];
  const stripe = bearer(variables['STRIPE_SECRET_KEY']);
  const company = variables['WHOP_COMPANY_ID'];
  const whop = company ? bearer(variables['WHOP_API_KEY']) : null;

  const extensions = read('extensions', rows('select extname from pg_catalog.pg_extension'));
  const answers = {
    project: read('project', ofProject('')),
    auth: read('auth', ofProject('/config/auth')),
    postgrest: read('postgrest', ofProject('/postgrest')),
    functions: read('functions', ofProject('/functions')),
    secrets: read('secrets', ofProject('/secrets')),
    buckets: read('buckets', ofProject('/storage/buckets')),
    migrations: read('migrations', ofProject('/database/migrations')),
    apiKeys: read('apiKeys', ofProject('/api-keys')),
    customHostname: read(
      'customHostname',
      hasOwnDomain(wanted) ? ofProject('/custom-hostname') : null,
    ),
    extensions,
    jobs: extensions.then((found) =>
      found.kind === 'read' && !found.value.some(({ extname }) => extname === 'pg_cron')
        ? { kind: 'read' as const, value: [] }
        : read('jobs', rows('select jobname, schedule, active from cron.job')),
    ),
    vault: read('vault', rows('select name from vault.secrets')),
    platformOwner: read(
      'platformOwner',
      rows('select count(*)::int as owners from private.platform_owner'),
    ),
    site: read('site', site('/servers')),
    storeList: read('storeList', site('/store-list.json')),
    discord: read(
      'discord',
      bot ? { url: `${addresses.discord}/applications/@me`, authorization: `Bot ${bot}` } : null,
    ),
    stripe: read(
      'stripe',
      stripe && { url: `${addresses.stripe}/v1/webhook_endpoints?limit=100`, ...stripe },
    ),
    whop: read(
      'whop',
      whop && { url: `${addresses.whop}/webhooks?company_id=${company}&first=100`, ...whop },
    ),
  };
  const entries = Object.entries(answers).map(async ([name, answer]) => [name, await answer]);
  return Object.fromEntries(await Promise.all(entries)) as Readings;
}

function bearer(token: string | undefined): { authorization: string } | null {
  return token ? { authorization: `Bearer ${token}` } : null;
}

async function ask<Name extends AnswerName>(
  name: Name,
  { url, authorization, sql, isPage = false }: Question,
  timeout: number,
): Promise<Reading<Answer<Name>>> {
  const method = sql === undefined ? 'GET' : 'POST';
  const request = `${method} ${url}${sql === undefined ? '' : ` (${sql})`}`;
  const failed = (reason: string) => ({ kind: 'failed' as const, request, reason });
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(authorization === undefined ? {} : { Authorization: authorization }),
        ...(sql === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(sql === undefined ? {} : { body: JSON.stringify({ query: sql }) }),
      signal: AbortSignal.timeout(timeout),
    });
    const body = await response.text();
    if (!isPage && !response.ok) return failed(reasonOf(response.status));
    const answer: unknown = isPage
      ? { status: response.status, headers: Object.fromEntries(response.headers), body }
      : JSON.parse(body);
    const parsed = v.safeParse(answerSchemas[name], answer);
    if (!parsed.success) return failed('its answer has another form than the API describes');
    return { kind: 'read', value: parsed.output as Answer<Name> };
  } catch (error) {
    return failed(troubleOf(error, timeout));
  }
}

function reasonOf(status: number): string {
  if (status === 401) return 'status 401: the token is not valid';
  if (status === 403) return 'status 403: the token has no right to read this';
  if (status === 404) return 'status 404: check the project reference, and whose token it is';
  if (status === 429) return 'status 429: too many requests, try again later';
  return `status ${status}`;
}

function troubleOf(error: unknown, timeout: number): string {
  if (error instanceof SyntaxError) return 'its answer is not JSON';
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no answer within ${timeout / 1_000} s`;
  }
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
  return `no answer (${code})`;
}
