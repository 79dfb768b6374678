/** Returns whether a value is written in JSON without a loss. */
export function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
  );
}

/** Returns a plain value as TypeScript, with single quotes and without needless ones. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, field]) => `${keyText(key)}: ${literal(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Returns how a property is reached: `.name` or `['other name']`. */
export function access(key: string): string {
  return isIdentifier(key) ? `.${key}` : `[${quoted(key)}]`;
}

function keyText(key: string): string {
  // `__proto__` without brackets would set the prototype.
  if (key === '__proto__') return `['__proto__']`;
  return isIdentifier(key) ? key : quoted(key);
}

function isIdentifier(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key);
}

/** JSON escapes the line separators that a string of a program must not contain. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
