import { describe, expect, it } from 'vitest';
import { memberImportErrorKinds, withColumns } from '#domain/marketplace/member-file';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  chosen,
  fileProblems,
  importInput,
  mapped,
  memberFile,
  memberImportFixtures,
  notImported,
  previewedRows,
  readable,
  unchangedRows,
  unknownColumns,
  unmappedFile,
} from './member-import.fixtures';
import { memberImportMachine, importError, importStep } from './member-import.machine';

const start = () =>
  scenario(memberImportMachine, { input: () => importInput })
    .send({ type: 'open' })
    .send({ type: 'choose', file: chosen });
const previewed = () =>
  start().resolve('readFile', readable).resolve('preview', previewedRows).expect('previewed');
const request = { ...importInput, rows: memberFile.rows };

describe('member-import', () => {
  walkMachine(memberImportMachine, memberImportFixtures);

  it('shows what a file would do before it is imported', () => {
    const story = start()
      .expect('reading')
      .resolve('readFile', readable)
      .expectCalls('preview', [request])
      .resolve('preview', previewedRows)
      .expect('previewed')
      .expectCalls('importRows', []);
    expect(importStep(story.snapshot())).toBe('previewed');
    story
      .send({ type: 'import' })
      .send({ type: 'close' })
      .send({ type: 'import' })
      .expect('importing')
      .expectCalls('importRows', [
        { ...request, preview: previewedRows.ok ? previewedRows.value : [] },
      ])
      .resolve('importRows', previewedRows)
      .expect('imported')
      .expectEmitted([{ type: 'imported', count: 1 }]);
  });

  it.each(Object.values(fileProblems))('asks for another file after $kind', (problem) => {
    start()
      .resolve('readFile', { ok: false, error: problem })
      .expect('choosing')
      .expectContext({ problem, file: null })
      .send({ type: 'choose', file: chosen })
      .expectContext({ problem: null });
  });

  it('asks for the columns of a file that it does not know', () => {
    start()
      .resolve('readFile', unknownColumns)
      .expect('mapping')
      .expectCalls('preview', [])
      .send({ type: 'import' })
      .send({ type: 'map', mapping: { ...mapped, columns: unmappedFile.columns } })
      .expect('mapping')
      .send({ type: 'map', mapping: mapped })
      .expect('previewing')
      .expectCalls('preview', [
        { ...importInput, rows: withColumns(unmappedFile, mapped.columns, null).rows },
      ])
      .resolve('preview', previewedRows)
      .send({ type: 'map', mapping: { ...mapped, membershipId: 'm1' } })
      .expect('previewing')
      .expectContext({ results: [] });
  });

  it('reads the same file again in another encoding', () => {
    previewed()
      .send({ type: 'decode', codePage: 'windows-1250' })
      .expect('reading')
      .expectContext({ file: null, results: [] })
      .expectCalls('readFile', [
        { file: chosen, codePage: null },
        { file: chosen, codePage: 'windows-1250' },
      ])
      .resolve('readFile', readable)
      .resolve('preview', previewedRows)
      .send({ type: 'choose', file: chosen })
      .expectContext({ codePage: null });
  });

  it('imports nothing if the file changes nothing', () => {
    start()
      .resolve('readFile', readable)
      .resolve('preview', unchangedRows)
      .send({ type: 'import' })
      .expect('previewed');
  });

  it.each(memberImportErrorKinds)('keeps the file after %s', (kind) => {
    const story = previewed().send({ type: 'import' }).resolve('importRows', notImported(kind));
    expect(importError(story.snapshot())).toEqual({ of: 'import', kind });
    story.expectContext({ file: memberFile }).expectEmitted([]);
    story.send({ type: 'check' }).expect('previewing');
  });

  it('looks what is stored before rows without a response are sent again', () => {
    previewed()
      .send({ type: 'import' })
      .resolve('importRows', notImported('unanswered'))
      .send({ type: 'import' })
      .expect({ importFailed: 'unanswered' })
      .send({ type: 'check' })
      .resolve('preview', unchangedRows)
      .expect('previewed')
      .expectEmitted([]);
  });

  it('reads a corrected file instead of the faulty one', () => {
    previewed()
      .send({ type: 'choose', file: chosen })
      .expect('reading')
      .expectContext({ file: null, results: [] });
  });
});
