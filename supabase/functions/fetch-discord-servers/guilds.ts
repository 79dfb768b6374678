import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/**
 * The fields of a guild that the page and the database use (product.md §7.5). `permissions` is a decimal bit field. It
 * is a string, because a number would lose bits.
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

/** Parses Discord's guild list; null if it does not match the schema. */
export function guildsIn(body: unknown): Guild[] | null {
  const parsed = v.safeParse(v.array(guild), body);
  return parsed.success ? parsed.output : null;
}
