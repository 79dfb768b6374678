import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/** The fields of a guild's roles that the pickers need. */
export const roles = v.array(
  v.object({ id: snowflake, name: v.string(), color: v.number(), position: v.number() }),
);

/** The same for channels. `type` is Discord's number for the channel type. */
export const channels = v.array(
  v.object({
    id: snowflake,
    name: v.string(),
    type: v.number(),
    parent_id: v.nullish(snowflake, null),
    position: v.number(),
  }),
);
