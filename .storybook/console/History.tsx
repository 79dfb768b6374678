import * as css from './History.css';
import { Group } from './parts';
import { type ConsoleFixtures, isLinkable } from './session';
import type { ConsoleState } from './store';
import { durationText, stepText } from './texts';

interface HistoryProps {
  state: ConsoleState;
  fixtures: ConsoleFixtures;
  srcOf: (call: string) => string;
  onGo: (at: number) => void;
}

/** The steps since the start. A click on a row returns to the moment after that step. */
export function History({ state, fixtures, srcOf, onGo }: HistoryProps) {
  const { document, view } = state;
  const rows = [document.start, ...document.steps.map((step) => stepText(step, fixtures, srcOf))];
  return (
    <Group title="History" hint="Click a row to go there.">
      <ol className={css.rows} aria-label="Steps">
        {rows.map((text, at) => {
          const moment = view.moments[at];
          const step = document.steps[at - 1];
          const isIgnored =
            moment?.taken.size === 0 &&
            moment.threw === null &&
            (step?.do === 'send' || step?.do === 'report');
          return (
            <li key={`${text} ${at}`}>
              <button
                type="button"
                className={css.rowButton}
                aria-current={at === document.at ? 'step' : undefined}
                data-undone={at > document.at || undefined}
                onClick={() => onGo(at)}
              >
                <span className={css.number}>{at}</span>
                <span className={css.text}>
                  {text}
                  {step && !isLinkable(step) && (
                    <span className={css.limit}>not in links: a link cannot hold this payload</span>
                  )}
                  {moment?.threw && <span className={css.limit}>{moment.threw}</span>}
                  <span className={css.outcome} data-ignored={isIgnored || undefined}>
                    {moment
                      ? `${isIgnored ? 'ignored · ' : ''}${moment.leaves.join(' · ')}`
                      : 'undone'}
                  </span>
                </span>
                {moment && <span className={css.time}>{durationText(moment.at)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </Group>
  );
}
