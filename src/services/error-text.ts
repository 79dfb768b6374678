import * as v from 'valibot';
import { bodyOf } from './http';

/** The error formats of the edge functions, of the gateway and Discord, and of the auth server, in this order. */
const wordings = v.union([
  v.object({ error: v.string() }),
  v.object({ message: v.string() }),
  v.object({ msg: v.string() }),
]);

export function errorText(answer: { text: string }): string {
  const parsed = v.safeParse(wordings, bodyOf(answer));
  return parsed.success ? Object.values(parsed.output).join(' ') : answer.text;
}
