const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The five parts of a schedule, what they may say and what their names stand for. */
const parts = [
  { least: 0, most: 59, names: [] },
  { least: 0, most: 23, names: [] },
  { least: 1, most: 31, names: [] },
  { least: 1, most: 12, names: months },
  { least: 0, most: 7, names: days },
] as const satisfies readonly Part[];

interface Part {
  least: number;
  most: number;
  names: readonly string[];
}

/**
 * Whether a text is a cron schedule of five parts: minute, hour, day of the month, month, day of the
 * week. Numbers, names, `*`, lists, ranges and steps are known; seconds, nicknames like `@daily` and
 * the letters L, W, # and ? are not, since not every cron knows them. `readCron` accepts the same.
 */
export function isCron(text: string): boolean {
  const written = text.trim().split(/\s+/);
  return (
    written.length === parts.length &&
    parts.every((part, index) => isPart(written[index] ?? '', part))
  );
}

function isPart(text: string, part: Part): boolean {
  return text.split(',').every((entry) => isEntry(entry, part));
}

function isEntry(text: string, part: Part): boolean {
  const [span = '', step, ...more] = text.split('/');
  if (more.length > 0) return false;
  if (step !== undefined && !isStep(step, part)) return false;
  if (span === '*') return true;
  const [from = '', to, ...rest] = span.split('-');
  if (rest.length > 0) return false;
  // A step needs a stretch to walk along: `5/10` means different things to different crons.
  if (to === undefined) return step === undefined && numberOf(from, part) !== null;
  const [first, last] = [numberOf(from, part), numberOf(to, part)];
  return first !== null && last !== null && first <= last;
}

function isStep(text: string, { most }: Part): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}

function numberOf(text: string, { least, most, names }: Part): number | null {
  const name = names.indexOf(text.toLowerCase());
  if (name >= 0) return least + name;
  if (!/^\d{1,2}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
