import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeFinding, packagesFinding } from '../scripts/doctor-local.mjs';
import { examine, isInOrder, textOf } from '../scripts/doctor/hosted';
import { requirements } from '../scripts/doctor/requirements';
import { wantedOf } from '../scripts/doctor/wanted';
import { completeAnswers, project, type StandInAnswer, startStandIn } from './doctor/stand-in';

const tokens = {
  SUPABASE_ACCESS_TOKEN: 'sbp_token-of-supabase',
  DISCORD_BOT_TOKEN: 'token-of-the-bot',
  STRIPE_SECRET_KEY: 'sk_live_key-of-stripe',
  WHOP_API_KEY: 'apik_key-of-whop',
};
const variables = {
  ...tokens,
  WHOP_COMPANY_ID: 'biz_seller',
  DISCORD_CLIENT_ID: '1193884204331794432',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_this_project',
};

type Answers = Record<string, StandInAnswer>;
type Fields = Record<string, unknown>;

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Examined {
  /** Changes the answers of a complete project. */
  change?: (answers: Answers) => void;
  more?: Record<string, string>;
  without?: readonly string[];
  timeout?: number;
}

async function examined({ change, more = {}, without = [], timeout = 60_000 }: Examined = {}) {
  const answers = completeAnswers();
  const { emails, migrations } = wantedOf(project, {});
  for (const [name, { content }] of Object.entries(emails)) {
    fieldsOf(answers, 'auth')[`mailer_templates_${name}_content`] = content;
  }
  replace(
    answers,
    'migrations',
    migrations.map((version) => ({ version })),
  );
  const server = await startStandIn(answers);
  stops.push(server.stop);
  fieldsOf(answers, 'auth')['site_url'] = server.url;
  change?.(answers);
  const given = Object.entries({ ...variables, VITE_SITE_URL: `${server.url}/`, ...more });
  const report = await examine(
    project,
    Object.fromEntries(given.filter(([name]) => !without.includes(name))),
    { addresses: server.addresses, timeout },
  );
  return { report, asked: server.asked };
}

function answerOf(answers: Answers, name: string): StandInAnswer {
  const answer = answers[name];
  if (!answer) throw new Error(`There is no answer ${name}`);
  return answer;
}

function fieldsOf(answers: Answers, name: string): Fields {
  return answerOf(answers, name).answer as Fields;
}

function replace(answers: Answers, name: string, answer: unknown) {
  answerOf(answers, name).answer = answer;
}

/** Changes fields of an answer that is an object. */
const set = (name: string, fields: Fields) => (answers: Answers) =>
  void Object.assign(fieldsOf(answers, name), fields);

/** Removes the first item of an answer that is a list, or changes it. */
const first = (name: string, fields: Fields | null) => (answers: Answers) => {
  const [item, ...rest] = answerOf(answers, name).answer as Fields[];
  replace(answers, name, fields === null ? rest : [{ ...item, ...fields }, ...rest]);
};

/** Changes the first webhook of a provider. */
const webhook = (name: string, fields: Fields) => (answers: Answers) =>
  void Object.assign((fieldsOf(answers, name)['data'] as Fields[])[0] ?? {}, fields);

const ownDomain = {
  VITE_SUPABASE_URL: 'https://api.grouped.example',
  DISCORD_BOT_TOKEN: '',
  STRIPE_SECRET_KEY: '',
  WHOP_API_KEY: '',
  VITE_SITE_URL: '',
};

/** Each way in which a project can be incomplete: the requirement, what is named, and the change that breaks it. */
const breaks: readonly [id: string, names: readonly string[], Examined][] = [
  ['discord-application', ['client_id'], { change: set('discord', { id: '2' }) }],
  [
    'discord-redirect',
    [`https://${project}.supabase.co/auth/v1/callback`],
    { change: set('discord', { redirect_uris: [] }) },
  ],
  ['discord-intents', ['server_members'], { change: set('discord', { flags: 1 << 23 }) }],
  ['discord-invite', ['public_bot'], { change: set('discord', { bot_public: false }) }],
  [
    'discord-invite',
    ['MANAGE_ROLES'],
    {
      change: (answers) => {
        const old = fieldsOf(answers, 'discord')['install_params'] as { permissions: string };
        old.permissions = String(BigInt(old.permissions) - (1n << 28n));
      },
    },
  ],
  ['project', ['PAUSING'], { change: set('project', { status: 'PAUSING' }) }],
  ['migrations', ['20261201000100'], { change: first('migrations', null) }],
  ['exposed-schemas', ['schemas'], { change: set('postgrest', { db_schema: 'public, private' }) }],
  ['buckets', ['team-avatars'], { change: first('buckets', { public: false }) }],
  ['platform-owner', ['platform_owner'], { change: first('platform-owner', { owners: 0 }) }],
  ['site-url', ['site_url'], { change: set('auth', { site_url: 'http://localhost:3000' }) }],
  ['redirect-urls', ['uri_allow_list'], { change: set('auth', { uri_allow_list: 'https://a.b' }) }],
  ['discord-provider', ['enabled'], { change: set('auth', { external_discord_enabled: false }) }],
  [
    'discord-provider',
    ['client_id', 'secret'],
    { change: set('auth', { external_discord_client_id: '', external_discord_secret: null }) },
  ],
  ['smtp', ['host'], { change: set('auth', { smtp_host: null }) }],
  [
    'emails',
    ['[auth.email] enable_confirmations'],
    { change: set('auth', { mailer_autoconfirm: true }) },
  ],
  ['email-texts', ['recovery'], { change: set('auth', { mailer_subjects_recovery: 'Reset' }) }],
  [
    'accounts',
    ['[auth] enable_manual_linking'],
    { change: set('auth', { security_manual_linking_enabled: true }) },
  ],
  [
    'passwords',
    ['[auth] minimum_password_length'],
    { change: set('auth', { password_min_length: 6 }) },
  ],
  [
    'leaked-passwords',
    ['password_hibp_enabled'],
    { change: set('auth', { password_hibp_enabled: false }) },
  ],
  [
    'rate-limits',
    ['[auth.rate_limit] email_sent'],
    { change: set('auth', { rate_limit_email_sent: 2 }) },
  ],
  ['sessions', ['[auth.sessions] timebox'], { change: set('auth', { sessions_timebox: 0 }) }],
  [
    'second-factor',
    ['[auth.mfa.totp] enroll_enabled'],
    { change: set('auth', { mfa_totp_enroll_enabled: false }) },
  ],
  ['captcha', ['enabled'], { change: set('auth', { security_captcha_enabled: true }) }],
  ['functions', ['check-health'], { change: first('functions', null) }],
  ['functions', ['check-health'], { change: first('functions', { verify_jwt: true }) }],
  ['functions', ['check-health'], { change: first('functions', { status: 'THROTTLED' }) }],
  ['function-secrets', ['DISCORD_BOT_TOKEN'], { change: first('secrets', null) }],
  [
    'extensions',
    ['pg_net'],
    { change: (answers) => replace(answers, 'extensions', [{ extname: 'pg_cron' }]) },
  ],
  ['vault', ['functions_key'], { change: first('vault', null) }],
  ['schedule', ['server-links'], { change: first('jobs', { active: false }) }],
  [
    'publishable-key',
    ['VITE_SUPABASE_ANON_KEY'],
    { more: { VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_another' } },
  ],
  [
    'api-domain',
    ['active'],
    { more: ownDomain, change: set('custom-hostname', { status: '2_initiated' }) },
  ],
  [
    'site-headers',
    ['Referrer-Policy'],
    {
      change: (answers) => delete answerOf(answers, 'site').headers?.['Referrer-Policy'],
    },
  ],
  [
    'site-headers',
    ['status 200'],
    { change: (answers) => (answerOf(answers, 'site').status = 500) },
  ],
  [
    'site-backend',
    ['connect-src'],
    { change: (answers) => replace(answers, 'site', `connect-src 'self' https://b.supabase.co"`) },
  ],
  [
    'store-pages',
    ['/store-list.json'],
    { change: (answers) => (answerOf(answers, 'store-list').status = 404) },
  ],
  [
    'stripe-webhook',
    [`https://${project}.supabase.co/functions/v1/payment-events/stripe/…`],
    { change: webhook('stripe', { url: 'https://other.example' }) },
  ],
  ['stripe-webhook', ['enabled'], { change: webhook('stripe', { status: 'disabled' }) }],
  ['whop-webhook', ['API version v1'], { change: webhook('whop', { api_version: 'v5' }) }],
];

describe('a project that has everything', () => {
  it('is in order, and is asked each question once with its own token', async () => {
    const { report, asked } = await examined();
    expect(report.missing).toEqual([]);
    expect(report.unread).toEqual([]);
    expect(report.byHand.map(({ id }) => id)).toEqual(['delivery']);
    expect(isInOrder(report)).toBe(true);
    const sent = [...asked].map(([request, token]) => `${request.split('/')[1]} ${token}`);
    expect([...new Set(sent)].toSorted()).toEqual([
      'discord Bot token-of-the-bot',
      'servers undefined',
      'store-list.json undefined',
      'stripe Bearer sk_live_key-of-stripe',
      'supabase Bearer sbp_token-of-supabase',
      'whop Bearer apik_key-of-whop',
    ]);
  });

  it('may have what the APIs add later', async () => {
    const { report } = await examined({
      change: (answers) => {
        set('auth', { added_later: { new: true } })(answers);
        set('discord', { added_later: 1, type: 99 })(answers);
        first('functions', { added_later: null })(answers);
        webhook('stripe', { enabled_events: ['*'], api_version: '2099-01-01.future' })(answers);
      },
    });
    expect(report.missing).toEqual([]);
    expect(report.unread).toEqual([]);
  });

  it('may have its own domain, a captcha on both sides, and an older key', async () => {
    const ref = Buffer.from(JSON.stringify({ ref: project })).toString('base64url');
    const { report } = await examined({
      more: { ...ownDomain, VITE_TURNSTILE_SITE_KEY: '0x1', VITE_SUPABASE_ANON_KEY: `e.${ref}.s` },
      change: set('auth', {
        security_captcha_enabled: true,
        security_captcha_provider: 'turnstile',
      }),
    });
    expect(report.missing).toEqual([]);
    expect(report.inOrder).toEqual(expect.arrayContaining(['api-domain', 'captcha']));
  });
});

describe('an incomplete project', () => {
  it.each(breaks)('%s: names %j', async (id, names, change) => {
    const { report } = await examined(change);
    const row = requirements.find((each) => each.id === id);
    expect(report.missing).toEqual([{ id, names, sentence: row?.sentence, where: row?.where }]);
    expect(isInOrder(report)).toBe(false);
    expect(textOf(report)).toContain(
      `${id}: ${row?.sentence} Missing or different: ${names.join(', ')}.`,
    );
  });

  it('is described by a test for every requirement', () => {
    const broken = breaks.map(([id]) => id);
    const all = requirements.map(({ id }) => id);
    expect(all.filter((id) => id !== 'delivery' && !broken.includes(id))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is in order if what is missing is accepted, which is said', async () => {
    const change = set('auth', { sessions_timebox: 0, password_hibp_enabled: false });
    const more = { DOCTOR_ACCEPTS: 'leaked-passwords, sessions' };
    const { report } = await examined({ change, more });
    expect(report.accepted.map(({ id }) => id)).toEqual(['leaked-passwords', 'sessions']);
    expect(isInOrder(report)).toBe(true);
    expect(textOf(report)).toContain('Accepted by DOCTOR_ACCEPTS\n  leaked-passwords: ');
    const other = await examined({ change, more: { DOCTOR_ACCEPTS: 'smtp' } });
    expect(isInOrder(other.report)).toBe(false);
  });

  it('without pg_cron also has no jobs', async () => {
    const { report, asked } = await examined({
      change: (answers) => replace(answers, 'extensions', [{ extname: 'pg_net' }]),
    });
    expect(report.missing.map(({ id }) => id)).toEqual(['extensions', 'schedule']);
    expect([...asked.keys()].filter((request) => request.includes('cron'))).toEqual([]);
  });

  it('lists what no token and no address was given for, to check by hand', async () => {
    const { report } = await examined({
      without: ['DISCORD_BOT_TOKEN', 'STRIPE_SECRET_KEY', 'WHOP_COMPANY_ID', 'VITE_SITE_URL'],
    });
    expect(report.byHand.map(({ id }) => id)).toEqual([
      'discord-application',
      'discord-redirect',
      'discord-intents',
      'discord-invite',
      'site-url',
      'delivery',
      'site-headers',
      'site-backend',
      'store-pages',
      'stripe-webhook',
      'whop-webhook',
    ]);
    expect(isInOrder(report)).toBe(true);
  });
});

describe('a request that fails', () => {
  const url = `/v1/projects/${project}/config/auth`;

  it.each([
    [401, 'status 401: the token is not valid'],
    [403, 'status 403: the token has no right to read this'],
    [404, 'status 404: check the project reference, and whose token it is'],
    [429, 'status 429: too many requests, try again later'],
    [503, 'status 503'],
  ])('with status %i is named', async (status, reason) => {
    const { report } = await examined({
      change: (answers) => (answerOf(answers, 'auth').status = status),
    });
    expect(report.missing).toEqual([]);
    expect(report.unread).toMatchObject([{ request: expect.stringContaining(url), reason }]);
    expect(report.unread[0]?.ids).toContain('smtp');
    expect(isInOrder(report)).toBe(false);
  });

  it.each([
    ['a form that is not described', { form: 'other' }, 'has another form than the API describes'],
    ['text', '<html>', 'is not JSON'],
  ])('with %s is named', async (_, answer, reason) => {
    const { report } = await examined({
      change: (answers) => replace(answers, 'functions', answer),
    });
    expect(report.unread).toMatchObject([{ reason: `its answer ${reason}`, ids: ['functions'] }]);
  });

  it('by its time limit is named', async () => {
    const { report } = await examined({
      change: (answers) => (answerOf(answers, 'secrets').status = 0),
      timeout: 1_000,
    });
    expect(report.unread.find(({ ids }) => ids.includes('function-secrets'))?.reason).toBe(
      'no answer within 1 s',
    );
  });

  it('for want of a server is named', async () => {
    const { report } = await examined({ more: { VITE_SITE_URL: 'http://127.0.0.1:1' } });
    expect(report.unread[0]?.request).toContain('http://127.0.0.1:1/servers');
    expect(report.unread[0]?.reason).toMatch(/^no answer \(/);
  });
});

it('prints no secret', async () => {
  const reports = await Promise.all([
    examined(),
    examined({
      change: (answers) => Object.values(answers).forEach((each) => (each.status = 401)),
    }),
    examined({ change: set('auth', { smtp_host: null, external_discord_client_id: 'other' }) }),
  ]);
  const printed = reports.map(({ report }) => textOf(report) + JSON.stringify(report)).join();
  expect(printed).not.toMatch(
    new RegExp([...Object.values(tokens), 'hash-of', 'secret-of', 'sb_secret'].join('|')),
  );
});

it('the functions need the secrets that are required of the project', () => {
  const source = readFileSync('supabase/functions/_shared/environment.ts', 'utf8');
  const read = [...source.matchAll(/'(DISCORD_\w+)'/g)].map(([, name]) => name);
  const optional = ['DISCORD_API_URL', 'DISCORD_TIMEOUT_MS'];
  expect(new Set(read.filter((name) => !optional.includes(name ?? '')))).toEqual(
    new Set(wantedOf(project, {}).secrets),
  );
});

const run = promisify(execFile);

describe('npm run doctor', () => {
  it('prints what this machine lacks as data, and fails if it lacks something', async () => {
    const doctor = ['scripts/doctor.mjs', '--json'];
    const { code, stdout } = await run(process.execPath, doctor).then(
      (result) => ({ ...result, code: 0 }),
      (failed: { code: number; stdout: string }) => failed,
    );
    const findings = JSON.parse(stdout) as { id: string; state: string }[];
    expect(findings.map(({ id }) => id)).toEqual([
      'node',
      'packages',
      'port-5173',
      'port-6006',
      expect.stringMatching(/^port-\d+$/),
      'chromium',
      'environment',
    ]);
    expect(code).toBe(findings.some(({ state }) => state === 'missing') ? 1 : 0);
  });

  it.each([
    ['not-a-reference', 'x', '--project is the reference of a project'],
    [project, '', 'Set SUPABASE_ACCESS_TOKEN'],
  ])('refuses the project %s with the token «%s»', async (ref, token, message) => {
    const env = { ...process.env, SUPABASE_ACCESS_TOKEN: token };
    const doctor = run(process.execPath, ['scripts/doctor.mjs', '--project', ref], { env });
    await expect(doctor).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});

describe('this machine', () => {
  it.each([
    ['20.19.0', '>=20.19', 'inOrder'],
    ['22.0.0', '>=20.19', 'inOrder'],
    ['20.9.1', '>=20.19', 'missing'],
    ['18.20.0', '>=20.19', 'missing'],
  ])('Node %s for %s', (version, range, state) => {
    expect(nodeFinding(version, range).state).toBe(state);
  });

  it('has the packages of the lock file, beside those for other machines', () => {
    const locked = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    };
    expect(packagesFinding(locked, { 'node_modules/a': { version: '1.0.0' } }).state).toBe(
      'inOrder',
    );
    const others: Record<string, { version: string }>[] = [
      {},
      { 'node_modules/a': { version: '2.0.0' } },
    ];
    for (const installed of others) {
      expect(packagesFinding(locked, installed)).toEqual({
        id: 'packages',
        state: 'missing',
        sentence: 'Run npm ci, because packages are missing or have another version: a.',
      });
    }
  });
});
