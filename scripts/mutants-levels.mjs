// The levels of the tests that `npm run mutants` asks, from the cheapest one up.
import { openDatabase, openFunctions } from './mutants-replaced.mjs';
import { openSite, openStories } from './mutants-site.mjs';
import { openVitest } from './mutants-vitest.mjs';

/**
 * @typedef {import('./mutants-switch.mjs').Place} Place
 * @typedef {import('./mutants-reach.mjs').Cover} Cover
 */

/**
 * @typedef {object} OpenLevel
 * @property {Cover} cover
 * @property {(places: Place[]) => Promise<string[][]> | string[][]} ask titles of the tests that fail, for each place
 * @property {(place: Place) => boolean} isAskedAlone
 * @property {() => Promise<void>} [close]
 */

/**
 * @typedef {object} Level
 * @property {string} name
 * @property {(place: Place) => boolean} reaches whether a test of the level can run the code
 * @property {(log: string, known: Cover | undefined) => OpenLevel | Promise<OpenLevel>} open
 */

const backend = ['SQL', 'functions'];
const servers = [...backend, 'services', 'mocks'];

/** @type {readonly Level[]} */
export const levels = [
  {
    name: 'unit',
    reaches: ({ id }) => id !== undefined,
    open: (log, known) => openVitest('unit', log, known),
  },
  { name: 'functions', reaches: ({ area }) => area === 'functions', open: openFunctions },
  { name: 'database', reaches: ({ area }) => servers.includes(area), open: openDatabase },
  {
    name: 'stories',
    reaches: ({ area }) => ![...backend, 'built site'].includes(area),
    open: openStories,
  },
  { name: 'site', reaches: () => true, open: openSite },
];
