import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pagePolicy, securityHeaders } from '../../deploy/headers.mjs';

export const project = 'abcdefghijklmnopqrst';

interface Recorded {
  /** Where the API describes the answer. */
  source: string;
  status: number;
  answer: unknown;
}

/** An answer of the stand-in. A status of 0 never answers. */
export interface StandInAnswer {
  status: number;
  answer: unknown;
  headers?: Record<string, string>;
}

const management = `/supabase/v1/projects/${project}`;

/** For each request of the doctor, the name of the file with its answer. The key of an SQL query ends with its table. */
const requests: Readonly<Record<string, string>> = {
  [`GET ${management}`]: 'project',
  [`GET ${management}/config/auth`]: 'auth',
  [`GET ${management}/postgrest`]: 'postgrest',
  [`GET ${management}/functions`]: 'functions',
  [`GET ${management}/secrets`]: 'secrets',
  [`GET ${management}/storage/buckets`]: 'buckets',
  [`GET ${management}/database/migrations`]: 'migrations',
  [`GET ${management}/api-keys`]: 'api-keys',
  [`GET ${management}/custom-hostname`]: 'custom-hostname',
  [`POST ${management}/database/query/read-only pg_catalog.pg_extension`]: 'extensions',
  [`POST ${management}/database/query/read-only cron.job`]: 'jobs',
  [`POST ${management}/database/query/read-only vault.secrets`]: 'vault',
  [`POST ${management}/database/query/read-only private.platform_owner`]: 'platform-owner',
  'GET /discord/applications/@me': 'discord',
  'GET /stripe/v1/webhook_endpoints?limit=100': 'stripe',
  'GET /whop/webhooks?company_id=biz_seller&first=100': 'whop',
  'GET /servers': 'site',
  'GET /store-list.json': 'store-list',
};

/** Returns the answers of a project that has everything, by file name, and those of its site. */
export function completeAnswers(): Record<string, StandInAnswer> {
  const recorded = readdirSync('tests/doctor').flatMap((file) =>
    file.endsWith('.json')
      ? [[file.replace('.json', ''), read(`tests/doctor/${file}`)] as const]
      : [],
  );
  const policy = pagePolicy({ styles: '', backend: `https://${project}.supabase.co` });
  return {
    ...Object.fromEntries(recorded),
    site: {
      status: 200,
      answer: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      headers: securityHeaders(),
    },
    'store-list': { status: 200, answer: [] },
  };
}

function read(path: string): Recorded {
  return JSON.parse(readFileSync(path, 'utf8')) as Recorded;
}

/** Starts a server that answers as the APIs and the site do. `asked` has the authorization of each request. */
export async function startStandIn(answers: Readonly<Record<string, StandInAnswer>>) {
  const asked = new Map<string, string | undefined>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const table = / from ([\w.]+)/.exec(body)?.[1];
      const key = [request.method, request.url, table].filter(Boolean).join(' ');
      asked.set(key, request.headers.authorization);
      send(response, answers[requests[key] ?? ''] ?? { status: 404, answer: 'no such address' });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = {
    supabase: `${url}/supabase`,
    discord: `${url}/discord`,
    stripe: `${url}/stripe`,
    whop: `${url}/whop`,
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, addresses, asked, stop };
}

function send(response: ServerResponse, { status, answer, headers = {} }: StandInAnswer) {
  if (status === 0) return;
  response.writeHead(status, headers);
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}
