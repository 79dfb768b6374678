import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/**
 * A guild as the page and the database want it (spec §7); Discord sends more. `permissions` is a decimal bit field of
 * any length, and stays the text it is: no number holds all of its bits.
 */
export type Guild = v.InferOutput<typeof guild>;

const permissions = v.union([
  v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String)),
]);

const guild = v.object({
  id: snowflake,
  name: v.string(),
  icon: v.nullish(v.string(), null),
  permissions,
  owner: v.optional(v.boolean(), false),
});

/** Reads Discord's list of somebody's guilds; null where it is anything else. */
export function guildsIn(body: unknown): Guild[] | null {
  const parsed = v.safeParse(v.array(guild), body);
  return parsed.success ? parsed.output : null;
}
