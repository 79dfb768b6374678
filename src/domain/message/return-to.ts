import * as v from 'valibot';

/** The setting whose message was opened in the designer (product.md §9.21). */
export interface ReturnTo {
  /** The path of the page that shows the setting in the dashboard. */
  href: string;
  label: string;
}

const schema = v.object({
  returnTo: v.object({
    href: v.pipe(v.string(), v.regex(/^\/dashboard\/[^/\s\\]+\/embeds#\w+$/)),
    label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
});

export function stateWith(returnTo: ReturnTo): { returnTo: ReturnTo } {
  return { returnTo };
}

/** Reads the state of a history entry; null if the designer was not opened from a setting. */
export function readReturnTo(state: unknown): ReturnTo | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.returnTo : null;
}
