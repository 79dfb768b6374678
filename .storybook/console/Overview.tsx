import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type ListedMachine, loadMachines, walkedOf } from './adapter';
import { useToolbarQuery } from './adapter-hooks';
import { coverageOf, readSeen } from './coverage';
import * as css from './Overview.css';

/**
 * A list of all machines of the project. For each machine, it shows how many states and transitions the model-based
 * tests walked, and how many were seen in this tab.
 */
export function Overview() {
  const [machines, setMachines] = useState<readonly ListedMachine[] | 'failed' | null>(null);
  const toolbar = useToolbarQuery();
  useEffect(() => {
    let isWanted = true;
    const end = (loaded: readonly ListedMachine[] | 'failed') => isWanted && setMachines(loaded);
    loadMachines().then(end, () => end('failed'));
    return () => {
      isWanted = false;
    };
  }, []);
  if (machines === 'failed') return <p role="alert">The machines could not be loaded.</p>;
  if (!machines) return <p role="status">Loading the machines</p>;
  const rows = machines.map(({ machine, storyId }) => ({ machine, storyId, ...figures(machine) }));
  const sum = (key: keyof ReturnType<typeof figures>) =>
    rows.reduce((total, row) => total + row[key], 0);
  return (
    <div className={css.page}>
      <h1 className={css.title}>Machines</h1>
      <p className={css.hint}>
        “Walked” counts what the model-based tests of the machines reach; the tests fail if a figure
        is out of date. “Seen” counts what the consoles have shown in this tab. It is forgotten when
        the tab is closed.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">States</th>
            <th scope="col">States walked</th>
            <th scope="col">States seen</th>
            <th scope="col">Transitions</th>
            <th scope="col">Transitions walked</th>
            <th scope="col">Transitions seen</th>
            <th scope="col">Paths</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ machine, storyId, ...row }) => (
            <tr key={machine.id}>
              <th scope="row">
                <a className={css.link} href={`./?path=/story/${storyId}${toolbar}`} target="_top">
                  {machine.id}
                </a>
              </th>
              <td>{row.states}</td>
              <Seen seen={row.walkedStates} all={row.states} />
              <Seen seen={row.seenStates} all={row.states} />
              <td>{row.transitions}</td>
              <Seen seen={row.walkedTransitions} all={row.transitions} />
              <Seen seen={row.seenTransitions} all={row.transitions} />
              <td>{row.paths}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`${rows.length} machines`}</th>
            <td>{sum('states')}</td>
            <td>{sum('walkedStates')}</td>
            <td>{sum('seenStates')}</td>
            <td>{sum('transitions')}</td>
            <td>{sum('walkedTransitions')}</td>
            <td>{sum('seenTransitions')}</td>
            <td>{sum('paths')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Seen({ seen, all }: { seen: number; all: number }) {
  return (
    <td className={css.seen} data-seen={seen === all ? 'all' : seen > 0 ? 'some' : 'none'}>
      {seen}
    </td>
  );
}

function figures(machine: AnyStateMachine) {
  const { states, transitions } = coverageOf(machine, readSeen(machine));
  const walked = walkedOf(machine.id) ?? { states: 0, transitions: 0, paths: 0 };
  return {
    walkedStates: walked.states,
    walkedTransitions: walked.transitions,
    paths: walked.paths,
    states: states.seen + states.missing.length,
    seenStates: states.seen,
    transitions: transitions.seen + transitions.missing.length,
    seenTransitions: transitions.seen,
  };
}
