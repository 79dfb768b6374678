import * as v from 'valibot';

/** A Discord id. It must contain only digits, because it is inserted into URLs. */
export const snowflake = v.pipe(v.string(), v.regex(/^\d{17,20}$/));
