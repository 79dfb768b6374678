import * as v from 'valibot';

/** An id of Discord. It goes into addresses, so nothing but digits may pass. */
export const snowflake = v.pipe(v.string(), v.regex(/^\d{17,20}$/));
