import type { LastCheck } from '#domain/bot-config/health';
import type { MockContext } from '../context';
import { mayOpen, type SeenServer } from '../market/membership';
import type { Person } from '../session/people';
import { serverRow } from '../handlers/tables';
import { authorOf } from './history';

const HOUR = 3_600_000;

/** Returns the last check of a server; null if there is none, or if the person may not open every panel. */
export function lastCheckSeenBy(
  person: Person,
  server: SeenServer,
  context: MockContext,
): LastCheck | null {
  const { conditions, store, now } = context;
  // The panel comes with an admin role (product.md §12.3).
  if (!mayOpen(person, server, 'misc')) return null;
  if (serverRow(server, context).added_at === null) return null;
  const ofTheBot = { at: new Date(now() - 3 * HOUR).toISOString(), by: null, fails: 2, limited: 1 };
  return store.checks.of(server.guild.id) ?? (conditions.checks === 'earlier' ? ofTheBot : null);
}

/**
 * Stores what the bot cannot do and when the names were read, as the edge function does. `resources` is null if the bot is
 * not in the server.
 */
export async function keepCheck(
  person: Person,
  serverId: string,
  resources: object | null,
  { store, now }: MockContext,
): Promise<void> {
  if (resources !== null) store.checks.keepNames(serverId, new Date(now()).toISOString());
  // The rules of the page itself would be split into another file, which the demo and the page would share.
  const { healthAnswer } = await import('../../../supabase/functions/_shared/health-rules.js');
  const { config } = store.configOf(serverId);
  const answer = healthAnswer({ serverId, config: { ...config }, resources, now: now() });
  if (answer === null || answer.bot === 'unread') return;
  const countOf = (severity: string) =>
    answer.problems.filter((problem) => problem.severity === severity).length;
  store.checks.keep(serverId, {
    at: new Date(now()).toISOString(),
    by: authorOf(person).saved_by_name,
    fails: countOf('fails'),
    limited: countOf('limited'),
  });
}
