import * as v from 'valibot';

/** A Discord id. It becomes part of URLs, so it must contain only digits. */
export const snowflake = v.pipe(v.string(), v.regex(/^\d{17,20}$/));
