import { isBag } from './fixture-values';

/**
 * Returns a value as TypeScript code. Strings have single quotes, and keys have quotes only where they are needed.
 * @param foreign returns the code for a value that has no literal, such as a file
 */
export function literal(value: unknown, foreign: (value: unknown) => string = String): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) {
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map((part) => literal(part, foreign)).join(', ')}]`;
  if (!isBag(value)) return foreign(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${keyText(key)}: ${literal(field, foreign)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Returns the code that accesses a property: `.name` or `['other name']`. */
export function access(key: string): string {
  return isIdentifier(key) ? `.${key}` : `[${quoted(key)}]`;
}

/** Returns a key as it is written in an object literal. */
export function keyText(key: string): string {
  // `__proto__` without brackets would set the prototype.
  if (key === '__proto__') return `['__proto__']`;
  return isIdentifier(key) ? key : quoted(key);
}

function isIdentifier(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key);
}

/** JSON escapes the line breaks that a string literal must not contain. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
