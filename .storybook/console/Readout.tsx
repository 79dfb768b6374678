import { Group } from './parts';
import * as parts from './parts.css';
import type { View } from './store';
import { inFull, outline, payloadOf } from './labels';
import * as css from './MachineConsole.css';

export function StateReadout({ view }: { view: View }) {
  return (
    <div className={css.standing}>
      <output className={css.state} aria-label="State">
        {view.leaves.map((leaf) => (
          <span key={leaf}>{leaf}</span>
        ))}
      </output>
      {[...view.snapshot.tags].map((tag) => (
        <span key={tag} className={css.tag}>{`tag: ${tag}`}</span>
      ))}
      {view.defect && (
        <p role="alert" className={css.defect}>
          {view.defect}
        </p>
      )}
    </div>
  );
}

export function Readout({ view }: { view: View }) {
  const context = contextOf(view);
  return (
    <div className={css.readout}>
      <Group title="Emitted, newest first">
        {view.emitted.length === 0 ? (
          <p className={parts.hint}>Nothing yet.</p>
        ) : (
          <ol reversed className={css.emitted} aria-label="Emitted">
            {view.emitted.map((event, at) => (
              <li key={view.emitted.length - at} title={inFull(event)}>
                {event.type} <span className={css.details}>{outline(payloadOf(event))}</span>
              </li>
            ))}
          </ol>
        )}
      </Group>
      <Group title="Context">
        {context.length === 0 && <p className={parts.hint}>The context is empty.</p>}
        <dl className={css.context}>
          {context.map(([key, value]) => (
            <div key={key} className={css.held}>
              <dt>{key}</dt>
              <dd>
                <Held value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Group>
    </div>
  );
}

/** Shows a value: inline if it is short, collapsed if it is long. */
function Held({ value }: { value: unknown }) {
  const text = JSON.stringify(value, null, 1) ?? 'undefined';
  if (text.length <= LONGEST_OPEN) return <code className={css.code}>{text}</code>;
  return (
    <details>
      <summary className={css.summary}>{outline(value)}</summary>
      <pre className={css.code}>{text}</pre>
    </details>
  );
}

const LONGEST_OPEN = 240;

function contextOf({ snapshot }: View): [string, unknown][] {
  const entries = Object.entries<unknown>(snapshot.context ?? {});
  return entries.filter(([, value]) => typeof value !== 'function');
}
