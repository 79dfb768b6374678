import { Pause, Play, StepForward } from 'lucide-react';
import * as css from './Controls.css';
import { Choice } from './EventChoice';
import * as parts from './parts.css';
import { Group, Push } from './parts';
import type { ConsoleFixtures } from './session';
import type { ConsoleStore, View } from './store';
import { durationText } from './texts';
import { useRealTime } from './use-console';

interface TimeControlsProps {
  fixtures: ConsoleFixtures;
  view: View;
  store: ConsoleStore;
}

/**
 * The running timers, and the controls that let time pass. Time does not pass until the user uses one of these
 * controls.
 */
export function TimeControls({ fixtures, view, store }: TimeControlsProps) {
  const { isRunning, setRunning } = useRealTime(store);
  const [next] = view.timers;
  const wait = (ms: number) => store.act({ do: 'wait', ms });
  return (
    <Group title="Time" hint={`${view.elapsed / 1_000} s since the start.`}>
      <div className={css.row}>
        <Push
          icon={isRunning ? <Pause /> : <Play />}
          disabled={!next}
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning ? 'Pause' : 'Real speed'}
        </Push>
        <Push
          icon={<StepForward />}
          disabled={!next}
          onClick={() => next && wait(Math.max(0, next.at - view.elapsed))}
        >
          Next timer
        </Push>
      </div>
      {next ? (
        <Timeline view={view} fixtures={fixtures} />
      ) : (
        <p className={parts.hint}>No timer is running.</p>
      )}
      <div className={css.buttons}>
        {Object.entries(fixtures.delays).map(([name, ms]) => (
          <Choice
            key={name}
            name="wait"
            details={`${ms / 1_000} s: ${name}`}
            full={`${ms} ms pass`}
            isDisabled={!view.waits.includes(name)}
            onPress={() => wait(ms)}
          />
        ))}
      </div>
    </Group>
  );
}

function Timeline({ view }: Pick<TimeControlsProps, 'view' | 'fixtures'>) {
  const longest = Math.max(1, ...view.timers.map(({ at }) => at - view.elapsed));
  return (
    <ul className={css.timeline} aria-label="Timers">
      {view.timers.map(({ name, at }, row) => (
        <li key={`${name} ${at} ${row}`} className={css.timer}>
          <span>{name}</span>
          <span>{`in ${durationText(at - view.elapsed)}, at ${durationText(at)}`}</span>
          <span className={css.track} aria-hidden>
            <span
              className={css.ahead}
              style={{ inlineSize: `${((at - view.elapsed) / longest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
