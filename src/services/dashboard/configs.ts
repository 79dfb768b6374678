import { sameValue } from '#domain/same-value';
import type { Conflict, SaveError, SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { withHiddenValues } from '#domain/bot-config/draft';
import {
  defaultConfig,
  type ConfigKey,
  fieldOf,
  fields,
  isConfigKey,
} from '#domain/bot-config/fields';
import { parseConfig, parseValue } from '#domain/bot-config/parse';
import { isSecret } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import type { OpeningError } from '#domain/servers/opening-error';
import * as v from 'valibot';
import { databaseErrorOf, failureOf } from '../answers';
import type { BackendCall } from '../backend-call';
import { configCall } from '../early-answers';
import { type Answer, bodyOf, isSuccess } from '../http';
import { watchTable, watchTopic } from '../supabase/channel';
import { callBackend, rowsOf, rpc } from '../supabase/call-backend';
import { loadServer } from '../session/viewer';
import { factorNeedOf } from './factor-need';

type LoadError = { kind: 'notFound' | 'forbidden' | 'signInAgain' | 'unreachable' };

const configRow = v.object({ config: v.record(v.string(), v.unknown()), version: v.number() });

/** `keys` are the settings that the viewer may see; `config` contains no others. */
const seenRow = v.object({ ...configRow.entries, keys: v.array(v.string()) });

/** A configuration as the viewer sees it. Settings that are hidden from the viewer have their default values. */
export interface SeenConfig extends StoredConfig {
  hidden: readonly ConfigKey[];
}

export async function loadConfig(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<SeenConfig, LoadError>> {
  const stored = await readStored(serverId, signal);
  if (!stored.ok || stored.value) return orDefaults(stored);
  const server = await loadServer(serverId, signal);
  if (!server.ok) return { ok: false, error: { kind: loadErrors[server.error.kind] } };
  // The first response may have been empty only because the viewer's access had not been renewed yet.
  return orDefaults(await readStored(serverId, signal));
}

const loadErrors = {
  notYours: 'forbidden',
  noSuchServer: 'notFound',
  signInAgain: 'signInAgain',
  discordUnreachable: 'unreachable',
  unreachable: 'unreachable',
} as const satisfies Record<OpeningError['kind'], LoadError['kind']>;

function orDefaults(read: Result<SeenConfig | null, LoadError>): Result<SeenConfig, LoadError> {
  if (!read.ok) return read;
  return { ok: true, value: read.value ?? { config: defaultConfig(), version: 0, hidden: [] } };
}

/** Returns the stored configuration; null if there is none or the viewer is not allowed to see it. */
async function readStored(
  serverId: string,
  signal: AbortSignal | undefined,
): Promise<Result<SeenConfig | null, LoadError>> {
  const read = await readFirst(configCall(serverId), signal);
  if (!read.ok) return read;
  if (read.value === null) return { ok: true, value: null };
  const seen = seenFrom(read.value);
  return seen ? { ok: true, value: seen } : unreachable;
}

async function readFirst(
  call: BackendCall,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, LoadError>> {
  const answer = await callBackend(call, { signal });
  if (answer.kind === 'unreachable') return unreachable;
  const kind = errorByStatus(answer.status);
  if (kind) return { ok: false, error: { kind } };
  const rows = rowsOf(answer);
  return rows ? { ok: true, value: rows[0] ?? null } : unreachable;
}

const unreachable = { ok: false, error: { kind: 'unreachable' } } as const;

function errorByStatus(status: number): LoadError['kind'] | null {
  if (status === 401) return 'signInAgain';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 406) return 'notFound';
  return status >= 400 ? 'unreachable' : null;
}

function seenFrom(row: unknown): SeenConfig | null {
  const parsed = v.safeParse(seenRow, row);
  if (!parsed.success) return null;
  const { config, version, keys } = parsed.output;
  const hidden = fields.flatMap(({ key }) => (keys.includes(key) ? [] : [key]));
  return { config: parseConfig(config), version, hidden };
}

const saveAnswer = v.variant('status', [
  v.object({ status: v.literal('saved'), ...configRow.entries }),
  v.object({
    status: v.literal('conflict'),
    ...configRow.entries,
    conflicts: v.array(
      v.object({ key: v.string(), base: v.unknown(), yours: v.unknown(), theirs: v.unknown() }),
    ),
  }),
]);

/**
 * Saves changed settings through the function `save_server_config(server_id, base_version, changes)`.
 *
 * `changes` is a JSON list of `{key, before, after}`. The function checks that the viewer is allowed to edit the panel
 * of each key, and merges keys that have not changed since `base_version`. It returns 200 with `{status: 'saved',
 * config, version}`. If keys conflict, it saves nothing and returns 200 with `{status: 'conflict', config, version,
 * conflicts: [{key, base, yours, theirs}]}`. `config` contains all stored settings that the viewer is allowed to see.
 *
 * Errors: 42501 with the hint 'modify' (no access to this server), 'save' (no access to the panel of a changed key), or
 * 'api' (the API panel is read-only for the viewer); 22023 with the hint 'server' (the server does not exist) or with
 * 'key', 'type', or 'size' (a value that the form does not allow, mapped to 'unknown'). Secrets are sent in the request
 * only and never returned in a response.
 */
export async function saveConfig(
  request: SaveRequest,
  signal?: AbortSignal,
): Promise<Result<StoredConfig, SaveError>> {
  const answer = await rpc('save_server_config', saveBody(request), { signal });
  if (answer.kind === 'unreachable') return unansweredSave(request, signal);
  if (!isSuccess(answer)) return { ok: false, error: { kind: errorOf(answer) } };
  const parsed = v.safeParse(saveAnswer, bodyOf(answer));
  if (!parsed.success) return { ok: false, error: { kind: 'unknown' } };
  const { status, config, version, ...rest } = parsed.output;
  const stored = { config: parseConfig(config), version };
  if (status === 'saved') return { ok: true, value: stored };
  const conflicts = 'conflicts' in rest ? rest.conflicts.flatMap(conflictFrom) : [];
  return { ok: false, error: { kind: 'conflict', conflicts, theirs: stored } };
}

const saveBody = ({ serverId, baseVersion, changes }: SaveRequest) => ({
  server_id: serverId,
  base_version: baseVersion,
  changes: changes.map(({ key, before, after }) => ({
    key,
    before,
    after: parseValue(fieldOf(key), after),
  })),
});

/** A save without a response succeeded if every value is stored. Secrets cannot be read back. */
async function unansweredSave(
  { serverId, changes }: SaveRequest,
  signal: AbortSignal | undefined,
): Promise<Result<StoredConfig, SaveError>> {
  const unanswered = { ok: false, error: { kind: 'unanswered' } } as const;
  if (changes.some(({ key }) => isSecret(key))) return unanswered;
  const read = await readStored(serverId, signal);
  if (!read.ok || read.value === null) return unanswered;
  const { config } = read.value;
  const isStored = changes.every(({ key, after }) =>
    sameValue(config[key], parseValue(fieldOf(key), after)),
  );
  const { version } = read.value;
  return isStored ? { ok: true, value: { config, version } } : unanswered;
}

type PlainError = Exclude<SaveError['kind'], 'conflict'>;

const rightErrors: ReadonlyMap<string, PlainError> = new Map([
  ['save', 'notAllowedToSave'],
  ['api', 'notAllowedToEditApi'],
]);

function errorOf(answer: Answer): PlainError {
  const need = factorNeedOf(answer);
  if (need) return need;
  if (failureOf(answer) === 'signInRequired') return 'signInRequired';
  const error = databaseErrorOf(answer);
  if (error?.code === '42501') return rightErrors.get(error.hint) ?? 'notAllowedToModify';
  return error?.code === '22023' && error.hint === 'server' ? 'invalidServer' : 'unknown';
}

function conflictFrom(row: Record<'key' | 'base' | 'yours' | 'theirs', unknown>): Conflict[] {
  const { key } = row;
  if (typeof key !== 'string' || !isConfigKey(key)) return [];
  const valueOf = (raw: unknown) => parseConfig({ [key]: raw })[key];
  return [{ key, base: valueOf(row.base), yours: valueOf(row.yours), theirs: valueOf(row.theirs) }];
}

/** Milliseconds to wait after a failed request before the configuration is read again. */
const READ_AGAIN = 5_000;

/**
 * Calls `onChange` after every save of a server's configuration, and after a change of access that reveals more
 * settings to the viewer. The Realtime event only triggers a new read. Returns a function that unsubscribes.
 */
export function watchConfig(
  { serverId }: { serverId: string },
  onChange: (stored: StoredConfig) => void,
): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStale = false;
  let last: SeenConfig | null = null;
  const read = async () => {
    clearTimeout(timer);
    isStale = isReading;
    if (isReading) return;
    isReading = true;
    const answer = await readFirst(configCall(serverId), controller.signal);
    isReading = false;
    if (controller.signal.aborted) return;
    if (isStale) return void read();
    const seen = answer.ok ? seenFrom(answer.value) : null;
    if (seen) take(seen);
    else if (!answer.ok && answer.error.kind === 'unreachable') {
      timer = setTimeout(() => void read(), READ_AGAIN);
    }
  };
  const take = (seen: SeenConfig) => {
    const known = last;
    const isNews = seen.version !== known?.version;
    const seesMore = known?.hidden.some((key) => !seen.hidden.includes(key)) ?? true;
    if (!isNews && !seesMore) return;
    const stored = withHiddenValues(seen, known?.config ?? {});
    last = { ...stored, hidden: seen.hidden };
    onChange(stored);
  };
  // The channel does not report a save between the page's first read and the join.
  const listener = { onChange: () => void read(), onJoined: () => void read() };
  const rows = { table: 'server_configs', filter: `server_id=eq.${serverId}` };
  const stops = [
    watchTable({ channel: `server-config:${serverId}`, ...rows }, listener),
    watchTopic('server-updates:viewer', listener),
  ];
  return () => {
    controller.abort();
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
