import { display, properties } from './properties.css';

type Table = typeof properties;
type ValueOf<Key> = Key extends 'true' ? true : Key extends 'false' ? false : Key;

/** The properties of `properties.css.ts`, with a token as the value where there is one. */
export type Properties = { [Name in keyof Table]?: ValueOf<keyof Table[Name]> };

function classesOf(given: Properties, ...display: string[]): string {
  const classes = Object.entries(given).map(([name, value]) => {
    const values: Partial<Record<string, string>> = properties[name as keyof Table];
    return values[String(value)];
  });
  return [...display, ...classes].join(' ');
}

export const box = (given: Properties) => classesOf(given);

/** Returns the classes of a column. Children fill its width unless `align` is set. */
export const stack = (given: Properties = {}) => classesOf(given, display.stack);

/** Returns the classes of a row. Its children are centered vertically, unless `align` is set. */
export const row = (given: Properties = {}) =>
  classesOf({ align: 'center', ...given }, display.row);

export const grid = (given: Properties = {}) => classesOf(given, display.grid);
