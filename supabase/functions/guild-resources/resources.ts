import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/** Schema of a guild's roles, with the fields that the pickers need. */
export const roles = v.array(
  v.object({ id: snowflake, name: v.string(), color: v.number(), position: v.number() }),
);

/** Schema of a guild's channels, with the fields that the pickers need. `type` is Discord's numeric channel type. */
export const channels = v.array(
  v.object({
    id: snowflake,
    name: v.string(),
    type: v.number(),
    parent_id: v.nullish(snowflake, null),
    position: v.number(),
  }),
);
