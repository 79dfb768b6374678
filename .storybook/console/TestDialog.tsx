import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { sourceOf } from './adapter';
import { CopyButton } from './CopyButton';
import * as css from './MachineConsole.css';
import * as parts from './parts.css';
import { Push } from './parts';
import type { ConsoleFixtures } from './session';
import type { Run } from './replay';
import { testCode } from './test-code';

interface TestDialogProps {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  run: Run;
  input: unknown;
  onClose: () => void;
}

/** A dialog with a test that repeats the session. */
export function TestDialog({ onClose, ...session }: TestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [test, setTest] = useState<Written | null>(null);
  const latest = useRef(session);
  useEffect(() => {
    dialog.current?.showModal();
    void write(latest.current).then(setTest);
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="console-test" onClose={onClose}>
      <h2 id="console-test" className={css.title}>
        Test of this session
      </h2>
      {!test && <p role="status">Writing the test</p>}
      {test && !test.ok && <p role="alert">{test.message}</p>}
      {test?.ok && (
        <>
          <p
            className={parts.hint}
          >{`Save it in ${test.folder}, as a file that ends with .test.ts.`}</p>
          <textarea
            aria-label="Test"
            className={parts.field}
            readOnly
            rows={18}
            spellCheck={false}
            value={test.code}
          />
        </>
      )}
      <div className={css.dialogTools}>
        {test?.ok && <CopyButton label="Copy" text={() => test.code} />}
        <Push onClick={() => dialog.current?.close()}>Close</Push>
      </div>
    </dialog>
  );
}

type Written = { ok: true; code: string; folder: string } | { ok: false; message: string };

async function write(session: Omit<TestDialogProps, 'onClose'>): Promise<Written> {
  const { machine, fixtures, run, input } = session;
  const [source, fixturesSource] = await Promise.all([sourceOf(machine), sourceOf(fixtures)]);
  if (!source) {
    return { ok: false, message: 'No module exports this machine, so a test cannot import it.' };
  }
  const folder = source.file.split('/').slice(0, -1).join('/');
  const sources = { machine: source, fixtures: fixturesSource };
  try {
    return { ok: true, folder, code: testCode(machine, fixtures, { run, input, sources, folder }) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
