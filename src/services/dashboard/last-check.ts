import * as v from 'valibot';

/** A check that the backend has stored. What cannot be read counts as none, because it is only an addition. */
export const lastCheck = v.fallback(
  v.nullable(
    v.object({
      at: v.pipe(
        v.string(),
        v.check((written) => !Number.isNaN(Date.parse(written))),
      ),
      by: v.nullable(v.string()),
      fails: v.number(),
      limited: v.number(),
    }),
  ),
  null,
);
