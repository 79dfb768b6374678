import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * What the bot must still know after a restart.
 *
 * @typedef {object} State
 * @property {(key: string) => unknown} get Returns undefined for an unknown key.
 * @property {(prefix: string) => [key: string, value: unknown][]} entries
 * @property {(key: string, value: unknown) => void} set Undefined deletes the key.
 */

/**
 * Opens a file with one line of JSON for each change. A line that was cut off by a crash is ignored. Only one bot may use
 * the file at a time.
 *
 * @param {string | null} file With null, nothing is stored.
 * @returns {State}
 */
export function openState(file) {
  /** @type {Map<string, unknown>} */
  const values = new Map();
  /** @param {string} key @param {unknown} value */
  const keep = (key, value) =>
    value === undefined || value === null ? values.delete(key) : values.set(key, value);

  if (file && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [key, value] = parsed(line);
      if (typeof key === 'string') keep(key, value);
    }
  }
  if (file) {
    // Without the changes that later ones have replaced.
    const lines = [...values].map((entry) => `${JSON.stringify(entry)}\n`);
    writeFileSync(`${file}.new`, lines.join(''));
    renameSync(`${file}.new`, file);
  }

  return {
    get: (key) => values.get(key),
    entries: (prefix) => [...values].filter(([key]) => key.startsWith(prefix)),
    set: (key, value) => {
      keep(key, value);
      if (file) appendFileSync(file, `${JSON.stringify([key, value ?? null])}\n`);
    },
  };
}

/**
 * @param {string} line
 * @returns {unknown[]}
 */
function parsed(line) {
  try {
    const value = JSON.parse(line);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
