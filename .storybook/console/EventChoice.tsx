import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import * as css from './Controls.css';
import { FIXTURE_KEY, withoutReferences, withReferences } from './fixture-values';
import { inFull, payloadLabels, payloadOf } from './labels';
import * as parts from './parts.css';
import { Push } from './parts';
import { parsePayload } from './payload';
import type { Payload } from './session';

interface EventChoicesProps {
  type: string;
  events: readonly AnyEventObject[];
  /** Returns whether the current state accepts the given event. */
  isTaken: (event: AnyEventObject) => boolean;
  /** Whether the user can send even the events that the current state does not accept. */
  allowIllegal: boolean;
  onSend: (payload: Payload) => void;
}

/** A button for each fixture of an event, with an editor for its payload. */
export function EventChoices({ type, events, isTaken, allowIllegal, onSend }: EventChoicesProps) {
  const labels = payloadLabels(events.map(payloadOf));
  return events.map((event, fixture) => (
    <EventChoice
      key={`${type} ${fixture}`}
      event={event}
      events={events}
      details={labels[fixture] ?? ''}
      isLegal={isTaken(event)}
      isDisabled={!allowIllegal && !isTaken(event)}
      allowIllegal={allowIllegal}
      isTaken={isTaken}
      onSend={onSend}
      fixture={fixture}
    />
  ));
}

interface EventChoiceProps extends Pick<EventChoicesProps, 'isTaken' | 'allowIllegal' | 'onSend'> {
  event: AnyEventObject;
  /** All fixtures of this type of event. */
  events: readonly AnyEventObject[];
  fixture: number;
  details: string;
  isLegal: boolean;
  isDisabled: boolean;
}

function EventChoice({ event, events, fixture, details, ...props }: EventChoiceProps) {
  const { isLegal, isDisabled, isTaken, allowIllegal, onSend } = props;
  const [isEditing, setEditing] = useState(false);
  const hasPayload = Object.keys(payloadOf(event)).length > 0;
  return (
    <>
      <div className={css.choiceRow}>
        <Choice
          name={event.type}
          details={details}
          full={inFull(event)}
          isLegal={isLegal}
          isDisabled={isDisabled}
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
          canSend={(edited) => allowIllegal || isTaken(edited)}
          onSend={onSend}
        />
      </div>
    </>
  );
}

interface PayloadEditorProps {
  event: AnyEventObject;
  events: readonly AnyEventObject[];
  canSend: (event: AnyEventObject) => boolean;
  onSend: (payload: Payload) => void;
}

function PayloadEditor({ event, events, canSend, onSend }: PayloadEditorProps) {
  const id = useId();
  const start = () => JSON.stringify(withReferences(payloadOf(event), events), null, 2);
  const [text, setText] = useState(start);
  const parsed = parsePayload(text);
  const payload = parsed.ok ? withoutReferences(parsed.value, events) : null;
  const refused = payload !== null && !canSend({ ...payload, type: event.type });
  const problem = parsed.ok ? payload === null && noSuchFixture : parsed.message;
  const message = problem || (refused && 'Not possible in this state with this payload.');
  return (
    <form
      className={css.editor}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (parsed.ok && payload && !refused) onSend({ typed: parsed.value });
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
        <Push type="submit" look="main" disabled={payload === null || refused}>
          Send
        </Push>
        <Push look="quiet" onClick={() => setText(start())}>
          Reset
        </Push>
      </div>
    </form>
  );
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
