import type { ReactNode } from 'react';
import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind, FieldRow, KindValues } from '#domain/bot-config/field';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ConfigProblem } from '#domain/bot-config/problem';
import type { StoredSecret } from './stored-secret';
import { configProblemText } from '#content/messages/config';
import { savedAsText } from '#content/messages/numbers';

export interface ControlProps<Kind extends FieldKind> {
  field: FieldRow<Kind>;
  value: KindValues[Kind];
  onChange: (value: KindValues[Kind]) => void;
  resources: GuildResources;
  problem: ConfigProblem | null;
  helpId: string;
  followed?: FollowedSetting | undefined;
  secret?: StoredSecret | undefined;
}

export interface FollowedSetting {
  label: string;
  value: ConfigValue;
}

export interface Drawing<Kind extends FieldKind> {
  /**
   * `line`: one control below the label. `beside`: a small control beside the label if there is room. `switch`: a
   * control at the end of the label's line. `group`: several controls below the label.
   */
  layout: 'line' | 'beside' | 'switch' | 'group';
  /**
   * Width of the control. `short`: a number, color or emoji. `medium`: a longer value, such as a name, id or URL.
   * `full`: the whole width, such as for rows of several controls.
   */
  width: 'short' | 'medium' | 'full';
  Control: (props: ControlProps<Kind>) => ReactNode;
}

/**
 * Returns the props shared by all single controls. A control is named by the setting's label, described by its help
 * text, and invalid if there is a problem. Its own label is hidden, because the label and help text are already
 * rendered outside the control.
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

export function numberPropsOf({ unit, min, max }: Pick<FieldRow, 'unit' | 'min' | 'max'>) {
  return { unit, minValue: min, maxValue: max, noteOf: savedAsText } as const;
}

export function problemText(problem: ConfigProblem | null): string | undefined {
  return problem === null ? undefined : configProblemText(problem);
}

/** Returns the text of the problem if its path is one of `paths`, such as 'title' or '0.to'. */
export function problemTextAt(
  problem: ConfigProblem | null,
  ...paths: readonly string[]
): string | undefined {
  return problem !== null && paths.includes(problem.path) ? configProblemText(problem) : undefined;
}
