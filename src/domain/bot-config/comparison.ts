import type { EarlierSource } from './proposal';

/** Two times whose settings are compared. They need not be in order. */
export interface ComparedTimes {
  from: EarlierSource;
  to: EarlierSource;
}

/** `tooEarly`: the history begins later than one of the times. */
export interface ComparisonError {
  kind: 'forbidden' | 'tooEarly' | 'tooSlow' | 'unreachable';
}

const atFirst = { kind: 'moment', at: '1970-01-01T00:00:00.000Z' } as const;

/** The times before any are chosen. */
export const noTimes: ComparedTimes = { from: atFirst, to: atFirst };
