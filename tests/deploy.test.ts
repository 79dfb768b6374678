import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { versionList } from '#content/changelog/versions-list';
import { wantedEvents } from '#domain/marketplace/payment-setup';
import { MAIL_CODE_LENGTH, type MailCodePurpose } from '#domain/session/mail-code';
import { MOCK_URL } from '#mocks/context';
import { caching, pagePolicy, securityHeaders } from '../deploy/headers.mjs';
import { netlifyToml, requireCaptchaInHeaders, vercelJson } from '../deploy/hosts.mjs';
import { tablesOf } from '../scripts/doctor/toml';
import { readStripeEvent } from '../supabase/functions/payment-events/stripe.ts';
import { readWhopEvent } from '../supabase/functions/payment-events/whop.ts';
import { netlifyAnswer, vercelAnswer } from './setup/hosts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The templates of the emails, by what their code confirms. */
const emails = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<MailCodePurpose, string>;

/** Parses a policy into its directives. */
function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the security headers', () => {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders();
  const directives = directivesOf(policy);

  it('allow the page its own files, requests to the backend and to Discord, and pictures', () => {
    expect(directives).toEqual({
      'default-src': ["'none'"],
      'script-src': [
        "'self'",
        ...Array.from({ length: 3 }, () => expect.stringMatching(/^'sha256-/)),
      ],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https:', 'wss:'],
      'worker-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'upgrade-insecure-requests': [],
    });
  });

  it('let each page allow its own inline styles, by their hashes', () => {
    const { 'style-src': styles = [] } = directivesOf(pagePolicy({ styles: 'p{}', backend: null }));
    expect(styles).toEqual([
      "'self'",
      "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^'sha256-/)),
    ]);
  });

  it.each([
    ['https://abc.supabase.co', 'https://abc.supabase.co', 'wss://abc.supabase.co'],
    ['https://api.grouped.example/', 'https://api.grouped.example', 'wss://api.grouped.example'],
    ['https://own.example:8443/base', 'https://own.example:8443', 'wss://own.example:8443'],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321', 'ws://127.0.0.1:54321'],
    [null, new URL(MOCK_URL).origin, 'wss://mock.supabase.co'],
  ])('let each page allow the backend that it is built for: %s', (backend, ...origins) => {
    expect(directivesOf(pagePolicy({ styles: '', backend }))['connect-src']).toEqual([
      "'self'",
      ...origins,
      'https://discord.com',
      'https://ptb.discord.com',
      'https://canary.discord.com',
    ]);
  });

  it('include these other headers', () => {
    expect(others).toEqual({
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^([a-z-]+=\(\)(, |$))+$/),
      'Strict-Transport-Security': 'max-age=31536000',
    });
  });

  it('also allow a backend on loopback without https', () => {
    const local = securityHeaders({ backend: 'http://127.0.0.1:54321', https: false });
    expect(directivesOf(local['Content-Security-Policy'] ?? '')['connect-src']).toEqual([
      "'self'",
      'https:',
      'wss:',
      'http://127.0.0.1:54321',
      'ws://127.0.0.1:54321',
    ]);
    expect(securityHeaders({ backend: 'https://own.example' })).toEqual(securityHeaders());
  });

  it('allow the security check only in a build with a site key, and then only its script and frame', () => {
    const { 'Content-Security-Policy': withCaptcha = '', ...same } = securityHeaders({
      captcha: true,
    });
    expect(same).toEqual(others);
    const { 'script-src': scripts = [], ...rest } = directivesOf(withCaptcha);
    const { 'script-src': usual = [], ...usualRest } = directives;
    expect(scripts).toEqual([...usual, 'https://challenges.cloudflare.com']);
    expect(rest).toEqual({ ...usualRest, 'frame-src': ['https://challenges.cloudflare.com'] });
  });

  it('omit only the headers that require https on a site without it', () => {
    const { 'Strict-Transport-Security': _, ...rest } = securityHeaders();
    expect(securityHeaders({ https: false })).toEqual({
      ...rest,
      'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', ''),
    });
  });
});

describe('the files for the hosts', () => {
  const written = { 'netlify.toml': netlifyToml, 'vercel.json': vercelJson };
  const captcha = read('vercel.json').includes('https://challenges.cloudflare.com');

  it.each(Object.entries(written))('%s is what `node deploy/write.mjs` writes', (file, write) => {
    expect(read(file)).toBe(write({ captcha }));
  });

  it.each(Object.entries(written))(
    'a build with a site key needs it allowed in %s',
    (file, write) => {
      const texts = (wrong: string) => (each: 'netlify.toml' | 'vercel.json') =>
        written[each]({ captcha: each !== wrong });
      expect(() => requireCaptchaInHeaders(texts(''))).not.toThrow();
      expect(() => requireCaptchaInHeaders(texts(file))).toThrow(
        `VITE_TURNSTILE_SITE_KEY is set, but ${file} does not allow https://challenges.cloudflare.com.`,
      );
      expect(write()).not.toContain('cloudflare');
    },
  );
});

describe.each([
  ['Netlify', netlifyAnswer],
  ['Vercel', vercelAnswer],
])('%s', (host, answer) => {
  it.each([
    ['/dashboard/100000000000000001/points', '/dashboard-shell.html'],
    ['/auth/v1/authorize', '/auth/v1-shell.html'],
  ])('serves %s with the shell %s, without caching', (path, file) => {
    const { page, headers } = answer(path);
    expect(page).toEqual({ file, status: 200 });
    expect(headers['Cache-Control']).toEqual(host === 'Netlify' ? undefined : [caching.rest]);
  });

  it.each(versionList)(
    'redirects /docs/changelog/v$version to its canonical address',
    ({ version }) => {
      expect(answer(`/docs/changelog/v${version}`).page).toEqual({
        file: `/docs/changelog/${version}`,
        status: 301,
      });
      expect(answer(`/docs/changelog/${version}`).page).toBeNull();
    },
  );

  it.each([
    '/store/card-collectors',
    '/store/biz_00000001',
    '/store-sitemap.xml',
    '/store-list.json',
  ])('leaves %s to the handler, whose caching it does not change', (path) => {
    const { page, headers } = answer(path);
    const shell = path.startsWith('/store/') ? { file: '/store-shell.html', status: 200 } : null;
    expect(page).toEqual(host === 'Netlify' ? shell : { file: '/api/store', status: 200 });
    expect(headers['Cache-Control']).toBeUndefined();
  });

  it('serves the page of /features at /Features', () => {
    expect(answer('/Features').page).toEqual({ file: '/features.html', status: 200 });
  });

  it.each(['/assets/index-gone.js', '/nobody-knows', '/serversx', '/dashboard'])(
    'has no file for %s and responds with its own 404',
    (path) => {
      expect(answer(path).page).toBeNull();
    },
  );

  it('lets browsers cache files in /assets for a year', () => {
    expect(answer('/assets/index-abc.js').headers['Cache-Control']).toEqual([
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each(['/', '/servers', '/assets/index-abc.js', '/first-paint.js'])(
    'sends each security header with %s, once',
    (path) => {
      const { 'Cache-Control': _, ...headers } = answer(path).headers;
      expect(headers).toEqual(
        Object.fromEntries(
          Object.entries(securityHeaders()).map(([name, value]) => [name, [value]]),
        ),
      );
    },
  );
});

it.each(Object.entries(wantedEvents))(
  'every event that a seller selects at %s is read',
  (provider, kinds) => {
    const read = provider === 'stripe' ? readStripeEvent : readWhopEvent;
    const reasonOf = (type: string) =>
      read({ id: 'evt_1', type, data: provider === 'stripe' ? { object: {} } : {} }, '')?.reason;
    expect(reasonOf('customer.created')).toBe('unknownKind');
    expect(kinds.filter((kind) => reasonOf(kind) === 'unknownKind')).toEqual([]);
  },
);

describe('supabase/config.toml', () => {
  const config = Object.fromEntries(
    tablesOf(read('supabase/config.toml')).map(({ name, values }) => [name, values]),
  );
  const functions = readdirSync('supabase/functions').filter((name) =>
    existsSync(`supabase/functions/${name}/index.ts`),
  );

  it('lists every edge function, and no other', () => {
    const named = Object.keys(config).flatMap((name) => /^functions\.(.+)$/.exec(name)?.[1] ?? []);
    expect(functions.length).toBeGreaterThan(0);
    expect(named).toEqual(functions);
  });

  it.each(functions)('lets %s verify the session itself, and names existing files', (name) => {
    const { verify_jwt, entrypoint = '', import_map = '' } = config[`functions.${name}`] ?? {};
    expect(verify_jwt).toBe('false');
    expect(existsSync(`supabase/${entrypoint}`)).toBe(true);
    expect(existsSync(`supabase/${import_map}`)).toBe(true);
  });

  it('exposes only the schema public', () => {
    expect(config['api']?.['schemas']).toBe('["public"]');
  });

  it('limits requests of an address, emails and sessions', () => {
    const rates = config['auth.rate_limit'] ?? {};
    expect(Object.keys(rates)).toEqual([
      'email_sent',
      'token_refresh',
      'sign_in_sign_ups',
      'token_verifications',
    ]);
    for (const rate of Object.values(rates)) expect(Number(rate)).toBeGreaterThan(0);
    // Codes that can be guessed while one code is valid: fewer than one in 1,000 of those with 6 digits.
    const tries = Number(rates['token_verifications']) * (3_600 / 300);
    expect(tries / 10 ** Number(config['auth.email']?.['otp_length'])).toBeLessThan(0.001);
    expect(config['auth.sessions']).toEqual({ timebox: '4320h', inactivity_timeout: '720h' });
    expect(config['auth']).toHaveProperty('password_requirements');
  });

  it.each(Object.entries(emails))('sends a code and no link for %s', (_, template) => {
    const { content_path = '' } = config[`auth.email.template.${template}`] ?? {};
    const email = read(content_path);
    expect(email).toContain('{{ .Token }}');
    expect(email).not.toMatch(/ConfirmationURL|TokenHash|href/);
    expect(config['auth.email']?.['otp_length']).toBe(String(MAIL_CODE_LENGTH));
  });

  it('sets the limits of the bucket that the migration sets', () => {
    const bucket = config['storage.buckets.team-avatars'] ?? {};
    const types = (bucket['allowed_mime_types'] ?? '').match(/image\/\w+/g) ?? [];
    const migrations = readdirSync('supabase/migrations').map((file) =>
      read(`supabase/migrations/${file}`),
    );
    const made = `('team-avatars', 'team-avatars', true, ${2 * 1024 * 1024}, array[${types.map((type) => `'${type}'`).join(', ')}])`;
    expect(bucket['file_size_limit']).toBe('2MiB');
    expect(migrations.filter((sql) => sql.includes(made))).toHaveLength(1);
  });

  it('reads every secret from an environment variable that is in supabase/.env.example', () => {
    const secret = config['auth.external.discord']?.['secret'];
    expect(secret).toBe('env(DISCORD_CLIENT_SECRET)');
    const asked = [...read('supabase/config.toml').matchAll(/"env\((\w+)\)"/g)].map(
      ([, name]) => name,
    );
    const offered = [...read('supabase/.env.example').matchAll(/^(\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect(asked.filter((name) => !offered.includes(name))).toEqual([]);
  });
});

describe('supabase/functions/deno.lock', () => {
  interface Locked {
    version: string;
    npm: Record<string, { integrity: string }>;
  }
  interface Installed {
    packages: Record<string, { version: string; integrity: string } | undefined>;
  }
  const locked = JSON.parse(read('supabase/functions/deno.lock')) as Locked;
  const { packages } = JSON.parse(read('package-lock.json')) as Installed;
  const { imports, lock } = JSON.parse(read('supabase/functions/deno.json')) as {
    imports: Record<string, string>;
    lock: unknown;
  };

  it('is in force, in a format that the platform reads', () => {
    expect([lock, locked.version]).toEqual([{ path: 'deno.lock', frozen: true }, '4']);
  });

  it('has every package of deno.json', () => {
    expect(Object.keys(locked.npm)).toEqual(
      expect.arrayContaining(Object.values(imports).map((name) => name.replace('npm:', ''))),
    );
  });

  it.each(Object.entries(locked.npm))(
    '%s is the package that npm installs',
    (name, { integrity }) => {
      const at = name.lastIndexOf('@');
      expect(packages[`node_modules/${name.slice(0, at)}`]).toMatchObject({
        version: name.slice(at + 1),
        integrity,
      });
    },
  );
});

describe('the commands in the documents', () => {
  const named = ['README.md', 'docs/deploy.md'].flatMap((file) =>
    [...read(file).matchAll(/npx supabase ([^`\n]+)/g)].map(
      ([, rest = '']) => rest.split(' #')[0]?.trim() ?? '',
    ),
  );
  const { subcommands, flags } = commandsOfSupabase();

  it.each([...new Set(named)])('npx supabase %s', (line) => {
    const words = line.replaceAll(/"[^"]*"/g, ' ').split(/\s+/);
    let command = '';
    for (const word of words) {
      if (!subcommands(command).includes(word)) break;
      command = `${command} ${word}`.trim();
    }
    expect(command).not.toBe('');
    expect(subcommands(command)).toEqual([]);
    const used = words.flatMap((word) => /^--?[a-z][a-z-]*/.exec(word) ?? []);
    expect(used.filter((flag) => !flags(command).includes(flag))).toEqual([]);
  });
});

/**
 * Returns the subcommands and the flags of each command of the installed CLI. The key of the root command is ''. Reads
 * them from the completion script for fish, because a single call of the CLI prints that script for all commands.
 */
function commandsOfSupabase() {
  const cli = createRequire(import.meta.url).resolve('supabase/dist/supabase.js');
  const completions = execFileSync(process.execPath, [cli, '--completions', 'fish'], {
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });
  const rows = [...completions.matchAll(/^complete -c supabase -n '([^']*)'(.*)$/gm)].map(
    ([, condition = '', completion = '']) => ({
      command: [...condition.matchAll(/(?:^|; and )__fish_seen_subcommand_from ([a-z-]+)(?=;|$)/g)]
        .map(([, name]) => name)
        .join(' '),
      subcommand: / -a '([a-z][a-z-]*)'/.exec(completion)?.[1],
      flag: / -l ([a-z][a-z-]*)/.exec(completion)?.[1],
    }),
  );
  const of = (command: string) => rows.filter((row) => row.command === command);
  return {
    subcommands: (command: string) => of(command).flatMap(({ subcommand }) => subcommand ?? []),
    flags: (command: string) => of(command).flatMap(({ flag }) => (flag ? [`--${flag}`] : [])),
  };
}
