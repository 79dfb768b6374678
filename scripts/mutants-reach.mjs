import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Cover what a level does without a mutant
 * @property {string[]} all
 * @property {string[]} red titles that fail although nothing is broken
 * @property {Record<string, string[]>} reached the tests that reach a mutant, by its id
 */

const hook = join(import.meta.dirname, 'mutants-hook.mjs');

/** @param {{ id?: string, log?: string }} wanted @returns {Record<string, string>} */
export function environment({ id, log }) {
  return {
    NODE_OPTIONS: `--import=${hook}`,
    ...(id && { __STRYKER_ACTIVE_MUTANT__: id }),
    ...(log && { MUTANTS_LOG: log }),
  };
}

/** @param {string} log @param {(test: string) => string} [nameOf] */
export function reachedIn(log, nameOf = (test) => test) {
  /** @type {Record<string, string[]>} */
  const reached = {};
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  for (const line of new Set(lines)) {
    const [id = '', test = ''] = line.split('\t');
    if (test) (reached[id] ??= []).push(nameOf(test));
  }
  return reached;
}
