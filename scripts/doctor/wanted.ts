import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tablesOf } from './toml';

/** What the repository and the environment say about the hosted project. URLs have no trailing slash. */
export interface Wanted {
  /** The URL of the project's API: its own, or that of a custom domain. */
  apiUrl: string;
  /** The reference of the project. */
  project: string;
  siteUrl: string | null;
  publishableKey: string | null;
  discordClientId: string | null;
  /** Whether the site has a site key of the security check. */
  hasCaptcha: boolean;
  /** The values of supabase/config.toml as text, by table and key. */
  config: Readonly<Record<string, Readonly<Record<string, string>>>>;
  functions: readonly string[];
  secrets: readonly string[];
  /** The first parts of the migrations' file names. */
  migrations: readonly string[];
  buckets: readonly string[];
  /** The texts of the emails, by the name of the template. */
  emails: Readonly<Record<string, { subject: string; content: string }>>;
}

export type Variables = Readonly<Record<string, string | undefined>>;

export function wantedOf(project: string, variables: Variables): Wanted {
  const config = Object.fromEntries(
    tablesOf(read('supabase/config.toml')).map(({ name, values }) => [name, values]),
  );
  const siteUrl = variables['VITE_SITE_URL'] || variables['SITE_URL'];
  return {
    apiUrl: withoutSlash(variables['VITE_SUPABASE_URL'] || `https://${project}.supabase.co`),
    project,
    siteUrl: siteUrl ? withoutSlash(siteUrl) : null,
    publishableKey: variables['VITE_SUPABASE_ANON_KEY'] || null,
    discordClientId: variables['DISCORD_CLIENT_ID'] || variables['VITE_DISCORD_CLIENT_ID'] || null,
    hasCaptcha: Boolean(variables['VITE_TURNSTILE_SITE_KEY']),
    config,
    functions: readdirSync('supabase/functions').filter((name) =>
      existsSync(`supabase/functions/${name}/index.ts`),
    ),
    secrets: [...read('supabase/.env.example').matchAll(/^(DISCORD_\w+)=/gm)].map(
      ([, name = '']) => name,
    ),
    migrations: readdirSync('supabase/migrations').flatMap(
      (file) => /^(\d{14})_\w+\.sql$/.exec(file)?.[1] ?? [],
    ),
    buckets: namedAfter('storage.buckets.', config),
    emails: Object.fromEntries(
      namedAfter('auth.email.template.', config).map((name) => {
        const { subject = '', content_path = '' } = config[`auth.email.template.${name}`] ?? {};
        return [name, { subject, content: read(content_path) }];
      }),
    ),
  };
}

/** Returns whether the API of the project has a custom domain. */
export function hasOwnDomain({ apiUrl, project }: Wanted): boolean {
  return new URL(apiUrl).host !== `${project}.supabase.co`;
}

function namedAfter(prefix: string, config: Wanted['config']): string[] {
  return Object.keys(config).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
