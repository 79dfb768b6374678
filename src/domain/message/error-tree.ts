import { entriesOf, isRecord } from '../bot-config/parse-json';

/** What Discord has against one part of a payload, in its own words. */
export interface DiscordComplaint {
  /** Where, by Discord's names joined by dots, in the payload as it was sent: 'embeds.0.title'; '' is the whole. */
  path: string;
  /** 'BASE_TYPE_MAX_LENGTH' and the like; '' where it gave none. */
  code: string;
  /** '' where it gave none. */
  message: string;
}

const mostComplaints = 100;
const deepest = 8;

/**
 * Returns the errors in the body of a 400 (discord.md §3.6): from the tree of current versions,
 * `errors.embeds["0"].title._errors`, or from the lists of versions before 8, `{"embeds": ["0"], "content": ["Must be …"]}`.
 */
export function complaintsOf(body: unknown): DiscordComplaint[] {
  if (!isRecord(body)) return [];
  const found = Object.hasOwn(body, 'errors') ? walk(body['errors'], []) : oldLists(body);
  return found.slice(0, mostComplaints);
}

function walk(node: unknown, path: readonly string[]): DiscordComplaint[] {
  if (!isRecord(node) || path.length > deepest) return [];
  return entriesOf(node)
    .slice(0, mostComplaints)
    .flatMap(([name, value]) =>
      name === '_errors' && Array.isArray(value)
        ? value.map((error: unknown) => complaint(path, error))
        : walk(value, [...path, name]),
    );
}

function complaint(path: readonly string[], error: unknown): DiscordComplaint {
  return {
    path: path.join('.'),
    code: isRecord(error) ? textOf(error['code']) : '',
    message: isRecord(error) ? textOf(error['message']) : '',
  };
}

/** Before version 8 a list holds texts about its key, or the places in a list that are wrong. */
function oldLists(body: Record<string, unknown>): DiscordComplaint[] {
  return entriesOf(body).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [];
    return value.slice(0, mostComplaints).map((entry: unknown): DiscordComplaint => {
      const said = textOf(entry);
      return /^\d{1,2}$/.test(said)
        ? { path: `${name}.${said}`, code: '', message: '' }
        : { path: name, code: '', message: said };
    });
  });
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.slice(0, 300) : '';
}
