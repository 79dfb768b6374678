import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '../../src/components/Button/Button';
import type { Call, World } from '../../tests/setup/machine-world';
import type { BenchFixtures, View } from './bench-world';
import { inFull, outline, payloadOf, payloadLabels, resultLabels } from './labels';
import * as css from './MachineBench.css';
import type { Start } from './MachineBench';

interface ControlsProps {
  fixtures: BenchFixtures;
  view: View;
  act: (deed: (world: World) => void) => void;
  starts: readonly Start[];
}

/** Buttons for all events of the machine. Events that the current state does not accept are disabled. */
export function Controls({ fixtures, view, act, starts }: ControlsProps) {
  const sentEvents = new Set(Object.values(fixtures.actors).flatMap(({ sends = [] }) => sends));
  const ownEvents = Object.entries(fixtures.events).filter(([type]) => !sentEvents.has(type));
  const isTaken = (event: AnyEventObject) => view.snapshot.can(event);
  return (
    <div className={css.controls}>
      <div className={css.starts}>
        {starts.map(({ name, start }) => (
          <Button key={name} size="compact" tone="quiet" icon={<RotateCcw />} onPress={start}>
            {name}
          </Button>
        ))}
      </div>
      {ownEvents.length > 0 && (
        <Group title="Events" hint="Grayed out: not possible in this state.">
          {ownEvents.flatMap(([, events]) =>
            eventChoices(events, isTaken, (event) => act(({ actor }) => actor.send(event))),
          )}
        </Group>
      )}
      {view.openCalls.map((call, at) => (
        <Group key={`${call.id} ${at}`} title={titleOf(call, fixtures)} hint={inputLabel(call)}>
          {callChoices(call, fixtures, isTaken, (deed) => act(deed))}
        </Group>
      ))}
      {Object.keys(fixtures.delays).length > 0 && (
        <Group title="Time" hint={`${view.elapsed / 1_000} s since the start.`}>
          {Object.entries(fixtures.delays).map(([name, ms]) => (
            <Choice
              key={name}
              name="wait"
              details={`${ms / 1_000} s: ${name}`}
              full={`${ms} ms pass`}
              isDisabled={!view.waits.includes(name)}
              onPress={() => act(({ clock }) => clock.advance(ms))}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

function titleOf({ src, id }: Call, { actors }: BenchFixtures): string {
  const name = id === src ? src : `${src} (${id})`;
  return actors[src]?.sends ? `${name} says` : `${name} answers`;
}

function inputLabel({ input }: Call): string {
  return input === undefined ? '' : `Asked with ${outline(input)}`;
}

function callChoices(
  call: Call,
  { actors, events }: BenchFixtures,
  isTaken: (event: AnyEventObject) => boolean,
  act: (deed: () => void) => void,
) {
  const { outcomes = [], sends = [] } = actors[call.src] ?? {};
  const labels = resultLabels(outcomes);
  return [
    ...outcomes.map((output, at) => (
      <Choice
        key={`answer ${at}`}
        details={labels[at] ?? ''}
        full={inFull(output)}
        onPress={() => act(() => call.answer(output))}
      />
    )),
    ...sends.flatMap((type) =>
      eventChoices(events[type] ?? [], isTaken, (event) => act(() => call.send(event))),
    ),
  ];
}

function eventChoices(
  events: readonly AnyEventObject[],
  isTaken: (event: AnyEventObject) => boolean,
  send: (event: AnyEventObject) => void,
) {
  const labels = payloadLabels(events.map(payloadOf));
  return events.map((event, at) => (
    <Choice
      key={`${event.type} ${at}`}
      name={event.type}
      details={labels[at] ?? ''}
      full={inFull(event)}
      isDisabled={!isTaken(event)}
      onPress={() => send(event)}
    />
  ));
}

interface ChoiceProps {
  name?: string;
  details: string;
  /** The full payload, in a tooltip. */
  full: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Choice({ name, details, full, isDisabled = false, onPress }: ChoiceProps) {
  return (
    <Button size="compact" tone="plain" isDisabled={isDisabled} onPress={onPress}>
      <span className={css.choice} title={full}>
        {name && <>{name} </>}
        <span className={css.details}>{details}</span>
      </span>
    </Button>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.buttons}>{children}</div>
    </div>
  );
}
