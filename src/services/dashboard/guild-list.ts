import type { Guild } from '#domain/servers/server';
import { listOf } from '../rows';
import * as v from 'valibot';

/** The guilds in a response from Discord or from the edge function (product.md §7.5). */
export const guildList = listOf(
  v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    name: v.string(),
    icon: v.nullish(v.string(), null),
    permissions: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((bits) => String(bits)),
    ),
    owner: v.optional(v.boolean(), false),
  }),
) satisfies v.GenericSchema<unknown, Guild[]>;
