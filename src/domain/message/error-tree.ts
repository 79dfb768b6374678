import { entriesOf, isRecord } from '../bot-config/parse-json';

/** A validation error that Discord reports for one part of a payload. */
export interface DiscordComplaint {
  /** The keys in the sent payload joined by dots: "embeds.0.title". '' for the whole payload. */
  path: string;
  /** A code such as 'BASE_TYPE_MAX_LENGTH'; '' if there is none. */
  code: string;
  message: string;
}

const mostComplaints = 100;
const deepest = 8;

/**
 * Reads `errors.embeds["0"].title._errors`, or `{"embeds": ["0"], "content": ["Must be …"]}` before API 8 (discord.md
 * §3.6).
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

/** A key's list has error messages about its value, or the indexes of its invalid entries. */
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
