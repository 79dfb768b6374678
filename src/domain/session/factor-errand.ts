import * as v from 'valibot';

/** The page of a dashboard that led to the setup of an app, and the server that requires one. */
export interface FactorErrand {
  href: string;
  server: string;
}

const errandState = v.object({
  factorErrand: v.object({
    href: v.pipe(v.string(), v.regex(/^\/dashboard\/[\w-]+(\/[a-z-]+)?(#\w+)?$/)),
    server: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
});

export function stateOfErrand(factorErrand: FactorErrand): { factorErrand: FactorErrand } {
  return { factorErrand };
}

/** Reads the state of a history entry; null if no dashboard led to the page. */
export function readErrand(state: unknown): FactorErrand | null {
  const parsed = v.safeParse(errandState, state);
  return parsed.success ? parsed.output.factorErrand : null;
}
