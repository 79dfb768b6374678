import * as v from 'valibot';
import { bodyOf } from './http';

/** How the functions, the gateway and Discord, and the auth server word an error. */
const wordings = v.union([
  v.object({ error: v.string() }),
  v.object({ message: v.string() }),
  v.object({ msg: v.string() }),
]);

/** What the other side says went wrong: the words out of its JSON, else its answer as it came. */
export function errorText(answer: { text: string }): string {
  const parsed = v.safeParse(wordings, bodyOf(answer));
  return parsed.success ? Object.values(parsed.output).join(' ') : answer.text;
}
