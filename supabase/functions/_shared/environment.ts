import * as v from 'valibot';
import { parseJson } from './call.ts';

/** The settings of every function. URLs have no trailing slash; times are in ms. */
export interface Environment {
  supabaseUrl: string;
  /** Bypasses row-level security, so it is sent only to Supabase. */
  serviceKey: string;
  supabaseTimeoutMs: number;
  discordUrl: string;
  discordTimeoutMs: number;
}

/** The Discord application that users sign in with. It is needed to refresh tokens. */
export interface DiscordApplication {
  discordClientId: string;
  discordClientSecret: string;
}

/** The bot of the Discord application. It can see the servers to which it was added. */
export interface DiscordBot {
  discordBotToken: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const secretKeys = v.object({ default: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Reads the settings of every function.
 *
 * @throws an error that names the missing or invalid variable, because a function must not start with an incomplete
 * configuration
 */
export function readEnvironment(variables: Variables): Environment {
  const [supabaseUrl] = required(variables, ['SUPABASE_URL']);
  return {
    supabaseUrl: addressOf('SUPABASE_URL', supabaseUrl),
    serviceKey: serviceKeyOf(variables),
    supabaseTimeoutMs: 5_000,
    discordUrl: addressOf(
      'DISCORD_API_URL',
      variables['DISCORD_API_URL'] || 'https://discord.com/api/v10',
    ),
    discordTimeoutMs: millisecondsOf('DISCORD_TIMEOUT_MS', variables['DISCORD_TIMEOUT_MS'], 8_000),
  };
}

/**
 * Reads the settings for refreshing a Discord token.
 *
 * @throws like `readEnvironment`
 */
export function readDiscordApplication(variables: Variables): DiscordApplication {
  const [discordClientId, discordClientSecret] = required(variables, [
    'DISCORD_CLIENT_ID',
    'DISCORD_CLIENT_SECRET',
  ]);
  return { discordClientId, discordClientSecret };
}

/**
 * Reads the settings for calling Discord as the bot.
 *
 * @throws like `readEnvironment`
 */
export function readDiscordBot(variables: Variables): DiscordBot {
  const [discordBotToken] = required(variables, ['DISCORD_BOT_TOKEN']);
  return { discordBotToken };
}

/**
 * Returns the service key. The platform provides the current keys as a map, and the legacy key in a separate variable.
 */
function serviceKeyOf(variables: Variables): string {
  const keys = v.safeParse(secretKeys, parseJson(variables['SUPABASE_SECRET_KEYS'] ?? ''));
  const key = keys.success ? keys.output.default : variables['SUPABASE_SERVICE_ROLE_KEY'];
  if (key) return key;
  throw new Error(
    'Set SUPABASE_SERVICE_ROLE_KEY, or SUPABASE_SECRET_KEYS with a key named default: the edge functions cannot work without it.',
  );
}

type Values<Names extends readonly string[]> = { -readonly [Index in keyof Names]: string };

function required<const Names extends readonly string[]>(
  variables: Variables,
  names: Names,
): Values<Names> {
  const missing = names.filter((name) => !variables[name]);
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')}: the edge functions cannot work without ${missing.length > 1 ? 'them' : 'it'}.`,
    );
  }
  return names.map((name) => variables[name]) as Values<Names>;
}

function addressOf(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be an address that starts with https:// or http://.`);
  }
  return value.replace(/\/+$/, '');
}

function millisecondsOf(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(value)) {
    throw new Error(`${name} must be a whole number of milliseconds from 1 to 999999.`);
  }
  return Number(value);
}
