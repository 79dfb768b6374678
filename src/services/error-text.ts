import * as v from 'valibot';
import { bodyOf } from './http';

/** The formats in which the edge functions, the gateway and Discord, and the auth server return errors. */
const wordings = v.union([
  v.object({ error: v.string() }),
  v.object({ message: v.string() }),
  v.object({ msg: v.string() }),
]);

/** Returns the error message in the JSON of a response. If there is none, returns the whole text. */
export function errorText(answer: { text: string }): string {
  const parsed = v.safeParse(wordings, bodyOf(answer));
  return parsed.success ? Object.values(parsed.output).join(' ') : answer.text;
}
