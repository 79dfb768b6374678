import { useState } from 'react';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Call } from './adapter';
import * as css from './Controls.css';
import { Choice, EventChoices } from './EventChoice';
import { inFull, outline, resultLabels } from './labels';
import { reactionTo } from './moves';
import * as parts from './parts.css';
import { Group } from './parts';
import { RuleFields } from './RuleFields';
import type { ConsoleFixtures, Payload, Step } from './session';
import type { View } from './store';

interface ControlsProps {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  view: View;
  act: (step: Step) => void;
}

/**
 * Contains buttons that send the machine's events, buttons that answer its pending calls, and the fields of the rules.
 * A rule applies to all calls of an actor.
 */
export function Controls({ machine, fixtures, view, act }: ControlsProps) {
  const [allowIllegal, setAllowIllegal] = useState(false);
  const sentEvents = new Set(Object.values(fixtures.actors).flatMap(({ sends = [] }) => sends));
  const ownEvents = Object.entries(fixtures.events).filter(([type]) => !sentEvents.has(type));
  const react = (event: AnyEventObject) => reactionTo(machine, view.snapshot, event);
  const promises = Object.entries(fixtures.actors).filter(([, { outcomes }]) => outcomes);
  return (
    <div className={css.controls}>
      {ownEvents.length > 0 && (
        <Group title="Events" hint="Grayed out: not possible in this state.">
          <label className={parts.check}>
            <input
              type="checkbox"
              checked={allowIllegal}
              onChange={({ target }) => setAllowIllegal(target.checked)}
            />
            Send illegal events
          </label>
          <div className={css.buttons}>
            {ownEvents.map(([type, events]) => (
              <EventChoices
                key={type}
                type={type}
                events={events}
                react={react}
                allowIllegal={allowIllegal}
                onSend={(payload) => act({ do: 'send', type, payload })}
              />
            ))}
          </div>
        </Group>
      )}
      {view.openCalls.map((call, at) => (
        <Group key={`${call.id} ${at}`} title={titleOf(call, fixtures)} hint={inputLabel(call)}>
          <div className={css.buttons}>
            <Outcomes call={call} fixtures={fixtures} act={act} />
            {(fixtures.actors[call.src]?.sends ?? []).map((type) => (
              <EventChoices
                key={type}
                type={type}
                events={fixtures.events[type] ?? []}
                react={react}
                allowIllegal={allowIllegal}
                onSend={(payload: Payload) => act({ do: 'report', call: call.id, type, payload })}
              />
            ))}
          </div>
        </Group>
      ))}
      {promises.length > 0 && (
        <Group title="Rules" hint="How all calls of an actor are answered.">
          {promises.map(([src, { outcomes = [] }]) => (
            <RuleFields
              key={src}
              src={src}
              labels={resultLabels(outcomes)}
              rule={view.rules.get(src) ?? null}
              onChange={(rule) => act({ do: 'rule', src, rule })}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

function Outcomes({
  call,
  fixtures,
  act,
}: { call: Call } & Pick<ControlsProps, 'fixtures' | 'act'>) {
  const outcomes = fixtures.actors[call.src]?.outcomes ?? [];
  const labels = resultLabels(outcomes);
  return outcomes.map((output, fixture) => (
    <Choice
      key={labels[fixture]}
      details={labels[fixture] ?? ''}
      full={inFull(output)}
      onPress={() => act({ do: 'answer', call: call.id, fixture })}
    />
  ));
}

function titleOf({ src, id }: Call, { actors }: ConsoleFixtures): string {
  const name = id === src ? src : `${src} (${id})`;
  return actors[src]?.sends ? `${name} says` : `${name} answers`;
}

function inputLabel({ input }: Call): string {
  return input === undefined ? '' : `Asked with ${outline(input)}`;
}
