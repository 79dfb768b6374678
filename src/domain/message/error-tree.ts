import { entriesOf, isRecord } from '../bot-config/parse-json';

/** A validation error that Discord reports for one part of a payload. */
export interface DiscordComplaint {
  /** The keys in the sent payload joined by dots: "embeds.0.title". '' for the whole payload. */
  path: string;
  /** A code such as 'BASE_TYPE_MAX_LENGTH'; '' if there is none. */
  code: string;
  /** '' if there is none. */
  message: string;
}

const mostComplaints = 100;
const deepest = 8;

/**
 * Returns the errors in the body of a 400 response (discord.md §3.6). Current API versions send a tree, such as
 * `errors.embeds["0"].title._errors`. Versions before 8 send lists, such as `{"embeds": ["0"], "content": ["Must be
 * …"]}`.
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

/**
 * Reads the lists of API versions before 8. The list of a key contains error messages about the value of that key, or
 * the indexes of its invalid entries.
 */
function oldLists(body: Record<string, unknown>): DiscordComplaint[] {
  return entriesOf(body).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [];
    return value.slice(0, mostComplaints).map((entry: unknown): DiscordComplaint => {
      const entryText = textOf(entry);
      return /^\d{1,2}$/.test(entryText)
        ? { path: `${name}.${entryText}`, code: '', message: '' }
        : { path: name, code: '', message: entryText };
    });
  });
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.slice(0, 300) : '';
}
