import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/** Permissions as Discord sends them: a bit field as a decimal string. */
const permissions = v.pipe(v.string(), v.regex(/^\d{1,39}$/));

/** Schema of a guild's roles, with the fields that the pickers need. */
export const roles = v.array(
  v.object({
    id: snowflake,
    name: v.string(),
    color: v.number(),
    position: v.number(),
    permissions,
    managed: v.optional(v.boolean(), false),
  }),
);

/** Schema of a guild's channels, with the fields that the pickers need. `type` is Discord's numeric channel type. */
export const channels = v.array(
  v.object({
    id: snowflake,
    name: v.string(),
    type: v.number(),
    parent_id: v.nullish(snowflake, null),
    position: v.number(),
    permission_overwrites: v.optional(
      v.array(v.object({ id: snowflake, type: v.number(), allow: permissions, deny: permissions })),
      [],
    ),
  }),
);

export const emojis = v.array(v.object({ id: snowflake }));

export const account = v.object({ id: snowflake });

export const guild = v.object({ owner_id: snowflake });

export const member = v.object({
  roles: v.array(snowflake),
  communication_disabled_until: v.nullish(v.string(), null),
});
