export interface Reading<Value, Kind> {
  context: { value: Value | null; error: Kind | null };
  hasTag: (tag: 'busy' | 'known' | 'stale' | 'failed' | 'lost') => boolean;
}

/** Returns why nothing can be shown; null if there is a value, or none yet. */
export function failureOf<Kind>(reading: Reading<unknown, Kind>): Kind | null {
  return reading.hasTag('failed') ? reading.context.error : null;
}

/** Returns why the value that is shown could not be read again; null if it is up to date, as far as this tab can tell. */
export function staleReasonOf<Kind>(reading: Reading<unknown, Kind>): Kind | null {
  return reading.hasTag('stale') ? reading.context.error : null;
}

/** Returns why the last request failed; null if it did not, and while the next one runs. */
export function readErrorOf<Kind>(reading: Reading<unknown, Kind>): Kind | null {
  return failureOf(reading) ?? staleReasonOf(reading);
}

/** Returns the view of a page. While another query is read, the value of the last one stays. */
export function viewOf<Kind>(reading: Reading<unknown, Kind>): 'loading' | 'shown' | Kind {
  return failureOf(reading) ?? (reading.context.value === null ? 'loading' : 'shown');
}

export function isBusy(reading: Reading<unknown, unknown>): boolean {
  return reading.hasTag('busy');
}

/** Returns whether changes by other users are no longer reported. */
export function isLiveLost(reading: Reading<unknown, unknown>): boolean {
  return reading.hasTag('lost');
}

interface Running<Subject, Kind> {
  context: { subject: Subject | null; error: Kind | null };
  hasTag: (tag: 'open' | 'busy' | 'failed') => boolean;
}

/** Returns what the open question is about; null if it is closed. */
export function askedSubject<Subject>(command: Running<Subject, unknown>): Subject | null {
  return command.hasTag('open') ? command.context.subject : null;
}

/** Returns what the command is being carried out for; null if it is not running. */
export function runningSubject<Subject>(command: Running<Subject, unknown>): Subject | null {
  return command.hasTag('busy') ? command.context.subject : null;
}

/** Returns for what the last run failed, and why; null if it did not. */
export function failedRun<Subject, Kind>(
  command: Running<Subject, Kind>,
): { subject: Subject; kind: Kind } | null {
  const { subject, error } = command.context;
  return command.hasTag('failed') && subject !== null && error !== null
    ? { subject, kind: error }
    : null;
}
