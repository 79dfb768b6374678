import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import * as css from './Controls.css';
import { FIXTURE_KEY, withoutReferences, withReferences } from './fixture-values';
import { inFull, payloadLabels, payloadOf } from './labels';
import type { Reaction } from './moves';
import * as parts from './parts.css';
import { Push } from './parts';
import { misfitIn, parsePayload } from './payload';
import type { Payload } from './session';

interface EventChoicesProps {
  type: string;
  events: readonly AnyEventObject[];
  /** Returns what the machine does with the given event in the current state. */
  react: (event: AnyEventObject) => Reaction;
  /** Whether the user can send even the events that the current state does not accept. */
  allowIllegal: boolean;
  onSend: (payload: Payload) => void;
}

/** A button for each fixture of an event, with an editor for its payload. */
export function EventChoices({ type, events, react, allowIllegal, onSend }: EventChoicesProps) {
  const labels = payloadLabels(events.map(payloadOf));
  return events.map((event, fixture) => (
    <EventChoice
      key={`${type} ${fixture}`}
      event={event}
      events={events}
      details={labels[fixture] ?? ''}
      reaction={react(event)}
      allowIllegal={allowIllegal}
      react={react}
      onSend={onSend}
      fixture={fixture}
    />
  ));
}

interface EventChoiceProps extends Pick<EventChoicesProps, 'react' | 'allowIllegal' | 'onSend'> {
  event: AnyEventObject;
  /** All fixtures of this type of event. */
  events: readonly AnyEventObject[];
  fixture: number;
  details: string;
  reaction: Reaction;
}

function EventChoice({ event, events, fixture, details, ...props }: EventChoiceProps) {
  const { reaction, react, allowIllegal, onSend } = props;
  const [isEditing, setEditing] = useState(false);
  const hasPayload = Object.keys(payloadOf(event)).length > 0;
  return (
    <>
      <div className={css.choiceRow}>
        <Choice
          name={event.type}
          details={details}
          full={reaction.kind === 'throws' ? reaction.reason : inFull(event)}
          isLegal={reaction.kind === 'takes'}
          isDisabled={!allowIllegal && reaction.kind !== 'takes'}
          onPress={() => onSend({ fixture })}
        />
        {hasPayload && (
          <Push
            look="quiet"
            icon={<Pencil />}
            aria-label={`Edit the payload of ${event.type} ${details}`.trim()}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          />
        )}
      </div>
      {/* The editor is hidden rather than unmounted, so that it keeps the typed text. */}
      <div hidden={!isEditing}>
        <PayloadEditor
          event={event}
          events={events}
          allowIllegal={allowIllegal}
          react={react}
          onSend={onSend}
        />
      </div>
    </>
  );
}

interface PayloadEditorProps extends Pick<EventChoicesProps, 'react' | 'allowIllegal' | 'onSend'> {
  event: AnyEventObject;
  events: readonly AnyEventObject[];
}

function PayloadEditor({ event, events, react, allowIllegal, onSend }: PayloadEditorProps) {
  const id = useId();
  const start = () => JSON.stringify(withReferences(payloadOf(event), events), null, 2);
  const [text, setText] = useState(start);
  const parsed = parsePayload(text);
  const payload = parsed.ok ? withoutReferences(parsed.value, events) : null;
  const problem = parsed.ok ? payload === null && noSuchFixture : parsed.message;
  const refusal = payload && refusalOf({ ...payload, type: event.type }, events, react);
  const canSend = payload !== null && (allowIllegal || refusal === null);
  const message = problem || refusal;
  return (
    <form
      className={css.editor}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (parsed.ok && canSend) onSend({ typed: parsed.value });
      }}
    >
      <label htmlFor={id} className={parts.hint}>{`Payload of ${event.type}, as JSON`}</label>
      <textarea
        id={id}
        className={parts.field}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== false}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-message`} aria-live="polite" className={parts.problem}>
        {message}
      </p>
      <div className={css.row}>
        <Push type="submit" look="main" disabled={!canSend}>
          Send
        </Push>
        <Push look="quiet" onClick={() => setText(start())}>
          Reset
        </Push>
      </div>
    </form>
  );
}

/** Returns why the current state does not take an event with a typed payload, or null. */
function refusalOf(
  event: AnyEventObject,
  events: readonly AnyEventObject[],
  react: EventChoicesProps['react'],
): string | null {
  const misfit = misfitIn(payloadOf(event), events);
  if (misfit !== null) return misfit;
  const reaction = react(event);
  switch (reaction.kind) {
    case 'takes':
      return null;
    case 'ignores':
      return 'Not possible in this state with this payload.';
    case 'throws':
      return reaction.reason;
  }
}

const noSuchFixture = `No fixture with this number has a value here. “${FIXTURE_KEY}” stands for a value that is not JSON.`;

interface ChoiceProps {
  name?: string;
  details: string;
  /** The full payload, in a tooltip. */
  full: string;
  isLegal?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A button that triggers something in the machine, such as an event or the result of a call. */
export function Choice(props: ChoiceProps) {
  const { name, details, full, isLegal = true, isDisabled = false, onPress } = props;
  return (
    <Push disabled={isDisabled} data-illegal={isLegal ? undefined : true} onClick={onPress}>
      <span className={css.choice} title={full}>
        {name && <>{name} </>}
        <span className={css.details}>{details}</span>
      </span>
    </Push>
  );
}
