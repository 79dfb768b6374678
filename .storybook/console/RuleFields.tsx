import { useId, useState } from 'react';
import * as css from './Controls.css';
import * as parts from './parts.css';
import type { Rule } from './session';

interface RuleFieldsProps {
  src: string;
  /** The labels of the actor's results. */
  labels: readonly string[];
  rule: Rule | null;
  onChange: (rule: Rule | null) => void;
}

/** The fields of a rule that answers all further calls of an actor: the result, and the delay before each answer. */
export function RuleFields({ src, labels, rule, onChange }: RuleFieldsProps) {
  const id = useId();
  /** What is in the field until it is a step; null if the field shows the rule. */
  const [typed, setTyped] = useState<string | null>(null);
  const isOutcome = rule?.kind === 'outcome';
  const shown = typed ?? String(isOutcome ? rule.afterMs : 0);
  const afterMs = /^\d{1,7}$/.test(shown.trim()) ? Number(shown) : null;
  // Typing a number is one step, not one for each digit.
  const finish = () => {
    if (!isOutcome || afterMs === null) return;
    setTyped(null);
    if (afterMs !== rule.afterMs) onChange({ ...rule, afterMs });
  };
  const pick = (value: string) => {
    if (value === 'ask') onChange(null);
    else if (value === 'never') onChange({ kind: 'never' });
    else onChange({ kind: 'outcome', fixture: Number(value), afterMs: afterMs ?? 0 });
    if (afterMs !== null) setTyped(null);
  };
  return (
    <>
      <div className={css.rule}>
        <div className={css.ruleField}>
          <label htmlFor={id} className={parts.hint}>{`${src} answers`}</label>
          <select
            id={id}
            className={parts.field}
            value={isOutcome ? rule.fixture : (rule?.kind ?? 'ask')}
            onChange={({ target }) => pick(target.value)}
          >
            <option value="ask">when I answer it</option>
            {labels.map((label, fixture) => (
              <option key={label} value={fixture}>
                {`always ${label}`}
              </option>
            ))}
            <option value="never">never</option>
          </select>
        </div>
        <div className={css.ruleField}>
          <label htmlFor={`${id}-after`} className={parts.hint}>
            after, in ms
          </label>
          <input
            id={`${id}-after`}
            className={parts.field}
            inputMode="numeric"
            aria-label={`${src} answers after, in ms`}
            value={shown}
            aria-invalid={afterMs === null}
            aria-describedby={`${id}-message`}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={finish}
            onKeyDown={({ key }) => {
              if (key === 'Enter') finish();
            }}
          />
        </div>
      </div>
      <p id={`${id}-message`} aria-live="polite" className={parts.problem}>
        {afterMs === null && 'Enter whole milliseconds, at most 9999999.'}
      </p>
    </>
  );
}
