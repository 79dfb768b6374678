import * as v from 'valibot';
import { hasStatus, isError, isSuccess } from '../_shared/call.ts';
import type { Answer } from '../_shared/call.ts';
import { askDiscord, waitOf } from '../_shared/discord.ts';
import type { Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import { rpc } from '../_shared/rpc.ts';
import { scheduledEndpoint } from '../_shared/server-endpoint.ts';
import { bodyOf, message } from './message.ts';

const taken = v.nullable(
  v.object({
    taken_by: v.string(),
    address: v.pipe(v.string(), v.url()),
    messages: v.array(message),
  }),
);
type Taken = NonNullable<v.InferOutput<typeof taken>>;

/** What became of a message; see `record_messages`. */
type Outcome = 'sent' | 'gone' | 'refused' | 'limited' | 'unanswered';

/** A call takes no more messages after this time. The next call goes on. */
const LONGEST_MS = 20_000;

/**
 * Sends the messages that are due to Discord (product.md §12.27). Only a schedule calls it, with the secret key. Returns
 * `{sent, failed}`, the numbers of messages on Discord. A message whose response is lost is sent again and says so, because
 * Discord ignores `nonce` for webhooks (discord.md §3.2), and a notice that never arrives is worse.
 */
export function createHandler(environment: Environment): (request: Request) => Promise<Response> {
  return scheduledEndpoint('send-messages', environment, async () => {
    const counts = { sent: 0, failed: 0 };
    for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
      const answer = await rpc(environment, 'take_messages', {});
      const parsed = v.safeParse(taken, answer.ok ? answer.value : undefined);
      if (!parsed.success) return fail('messagesNotTaken');
      if (!parsed.output) break;
      const outcome = await send(environment, parsed.output);
      if (outcome === null) return fail('messagesNotRecorded');
      counts[outcome === 'sent' ? 'sent' : 'failed'] += 1;
    }
    return done(counts);
  });
}

/** Returns null if the outcome could not be recorded. */
async function send(environment: Environment, bundle: Taken): Promise<Outcome | null> {
  const { taken_by: sender, address, messages } = bundle;
  const { body, count } = bodyOf(messages);
  const answer = await askDiscord(environment, pathOf(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const outcome = outcomeOf(answer);
  const ids = messages.map(({ id }) => id);
  const record = () =>
    rpc(environment, 'record_messages', {
      sender,
      tried: ids.slice(0, count),
      untried: ids.slice(count),
      outcome,
      rest: Math.min(Math.ceil(waitOf(answer) ?? 0), 86_400),
    });
  const recorded = (await record()).ok || (await record()).ok;
  return recorded ? outcome : null;
}

function outcomeOf(answer: Answer): Outcome {
  if (isSuccess(answer)) return 'sent';
  if (hasStatus(answer, 401, 404)) return 'gone';
  if (hasStatus(answer, 429)) return 'limited';
  return isError(answer) ? 'refused' : 'unanswered';
}

/** Returns the path below the URL of Discord's API, because an address may have an old version (discord.md §3.1). */
function pathOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const threadId = searchParams.get('thread_id');
  const thread = threadId === null ? '' : `&thread_id=${encodeURIComponent(threadId)}`;
  return `${pathname.slice(pathname.indexOf('/webhooks/'))}?wait=true${thread}`;
}
