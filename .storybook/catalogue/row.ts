import type { Step } from '../console/session';

/** Where a message is seen: in a story, or in the console of a machine after some steps. */
export type Place = { story: string } | { machine: string; start: string; steps: readonly Step[] };

/** A message of the product. */
export interface Row {
  /** The situation in which the message appears, as a clause, such as 'the server refuses a sign-out'. */
  when: string;
  place: Place;
  /** Whether docs/product.md prescribes the text. */
  isFixed: boolean;
}

/** The rows of messages, keyed by the text of the message. In a key, `…` replaces each parameter of the text. */
export type Rows = Readonly<Record<string, Row>>;

/** The messages of a file of `src/content/messages`. */
export interface Section {
  area: string;
  /** The path of the file, relative to `src`. */
  home: string;
  rows: Rows;
}

/** The type of all texts in a value: the strings in its properties. Excludes functions and the tones of toasts. */
export type Texts<Value> = Value extends string
  ? Exclude<Value, 'success' | 'danger' | 'info' | 'warning'>
  : Value extends number | ((...given: never[]) => unknown)
    ? never
    : Value extends object
      ? Texts<Value[keyof Value]>
      : never;

/** One row for each text in a value. The compiler therefore reports a message that has no row. */
export type RowsOf<Value> = Readonly<Record<Texts<Value>, Row>>;

/**
 * Returns the row of a message that a story shows. `id` is the story's id, without the prefix `screens-` if the story
 * is under "Screens".
 */
export const row = (when: string, id: string): Row => ({
  when,
  place: { story: id.startsWith('patterns-') ? id : `screens-${id}` },
  isFixed: false,
});

/** Like `row`, but for a message whose text docs/product.md prescribes. */
export const fixed = (when: string, id: string): Row => ({ ...row(when, id), isFixed: true });

/** Returns the row of a message that the screen of a machine shows after some steps in the machine's console. */
export const inConsole = (
  when: string,
  machine: string,
  steps: readonly Step[],
  { isFixed = true, start = 'Start over' }: { isFixed?: boolean; start?: string } = {},
): Row => ({ when, place: { machine, start, steps }, isFixed });
