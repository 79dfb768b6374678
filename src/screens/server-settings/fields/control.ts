import type { ReactNode } from 'react';
import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind, FieldRow, KindValues } from '#domain/bot-config/field';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ConfigProblem } from '#domain/bot-config/problem';
import type { StoredSecret } from './stored-secret';
import { configProblemText } from '#content/messages/config';
import { savedAsText } from '#content/messages/numbers';

/** What a control is given: one setting, its value in the shape of its kind, and what is wrong with that value. */
export interface ControlProps<Kind extends FieldKind> {
  field: FieldRow<Kind>;
  value: KindValues[Kind];
  onChange: (value: KindValues[Kind]) => void;
  resources: GuildResources;
  problem: ConfigProblem | null;
  /** The id of the element with the setting's help line, which describes the control. */
  helpId: string;
  /** The setting whose value this one has until it is set apart. */
  followed?: FollowedSetting | undefined;
  /** Of a secret: what is known of the one that is kept. */
  secret?: StoredSecret | undefined;
}

/** A setting that another one follows, by its label and its value in the draft. */
export interface FollowedSetting {
  label: string;
  value: ConfigValue;
}

/** How one kind is drawn. */
export interface Drawing<Kind extends FieldKind> {
  /**
   * `line`: one control below its words. `beside`: a small one, beside them where there is room. `switch`: one always at
   * the end of their line. `group`: several controls below them, gathered under the label.
   */
  layout: 'line' | 'beside' | 'switch' | 'group';
  /** How much room its values need: a number, a name or an address, rows of both. */
  width: 'short' | 'medium' | 'full';
  Control: (props: ControlProps<Kind>) => ReactNode;
}

/**
 * What every single control says: it is named by the setting's label and described by its help line, both of which stand
 * above it already, and shows the problem.
 */
export function wordsOf<Kind extends FieldKind>(
  props: Pick<ControlProps<Kind>, 'field' | 'problem' | 'helpId'>,
) {
  return {
    label: props.field.label,
    isLabelHidden: true,
    errorMessage: problemText(props.problem),
    'aria-describedby': props.helpId,
  } as const;
}

/** What the row of a number tells its field. */
export function numberPropsOf({ unit, min, max }: Pick<FieldRow, 'unit' | 'min' | 'max'>) {
  return { unit, minValue: min, maxValue: max, noteOf: savedAsText } as const;
}

/** The problem in words, wherever in the value it lies; nothing where there is none. */
export function problemText(problem: ConfigProblem | null): string | undefined {
  return problem === null ? undefined : configProblemText(problem);
}

/** The problem in words if it lies at one of these paths: 'title', '0.to'. */
export function problemTextAt(
  problem: ConfigProblem | null,
  ...paths: readonly string[]
): string | undefined {
  return problem !== null && paths.includes(problem.path) ? configProblemText(problem) : undefined;
}
