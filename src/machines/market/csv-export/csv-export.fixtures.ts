import type { ExportError, ExportPage, PageAnswer } from '#domain/marketplace/csv-export';
import { type ErrorsByKind, failures } from '../../errors-by-kind';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { countsExportMachine } from './csv-export.machine';

export const request = { storeId: 'biz_00000001', query: { days: 30 }, total: 3 } as const;

const page = (ids: readonly string[], next: ExportPage['next']): ExportPage => ({
  lines: new Blob(ids.map((id) => `${id}\r\n`)),
  ids: new Set(ids),
  next,
});
export const first = page(['c', 'b'], { time: '2026-11-24T18:20:00.123456+00:00', id: 'b' });
export const last = page(['a'], null);

const errors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  tooSlow: { kind: 'tooSlow' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<ExportError>;

export const answered = (value: ExportPage): PageAnswer => ({ ok: true, value });
export const failedWith = (kind: ExportError['kind']): PageAnswer => ({
  ok: false,
  error: errors[kind],
});

export const csvExportFixtures: WalkOptions<typeof countsExportMachine> = {
  events: {
    run: [{ type: 'run', request }],
    retry: [{ type: 'retry' }],
    cancel: [{ type: 'cancel' }],
  },
  actors: {
    readPage: { outcomes: [answered(first), answered(last), ...failures<ExportError>(errors)] },
  },
  delays: {},
  serialize: ({ context: { error, pages } }) => [error, pages.length > 0],
};
