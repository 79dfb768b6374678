import type { Coverage } from './coverage';
import * as css from './MachineConsole.css';
import * as parts from './parts.css';
import { Group } from './parts';

/** Shows how many states and transitions of the chart were seen in this tab, and lists the ones that were not seen. */
export function CoveragePanel({ coverage, machineId }: { coverage: Coverage; machineId: string }) {
  const short = (key: string) => key.replace(`${machineId}.`, '');
  return (
    <Group title="Seen in this tab">
      {(['states', 'transitions'] as const).map((kind) => {
        const { seen, missing } = coverage[kind];
        const all = seen + missing.length;
        return (
          <div key={kind} className={css.figure}>
            <span>{kind === 'states' ? 'States' : 'Transitions'}</span>
            <span>{`${seen} of ${all}`}</span>
            <progress className={css.bar} aria-label={`${kind} seen`} value={seen} max={all} />
            {missing.length > 0 && (
              <details className={css.missing}>
                <summary className={css.summary}>{`${missing.length} missing`}</summary>
                <ul className={parts.hint}>
                  {missing.map((key) => (
                    <li key={key}>{short(key)}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        );
      })}
    </Group>
  );
}
