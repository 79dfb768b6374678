import * as v from 'valibot';
import { snowflake } from '../_shared/snowflake.ts';

/** The roles of a guild, of which the pickers need these fields; Discord sends more. */
export const roles = v.array(
  v.object({ id: snowflake, name: v.string(), color: v.number(), position: v.number() }),
);

/** The channels of a guild, likewise. `type` is Discord's number for the kind of channel. */
export const channels = v.array(
  v.object({
    id: snowflake,
    name: v.string(),
    type: v.number(),
    parent_id: v.nullish(snowflake, null),
    position: v.number(),
  }),
);
