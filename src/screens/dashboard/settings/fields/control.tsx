import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind, FieldRow, KindValues } from '#domain/bot-config/field';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { configProblemText } from '#content/messages/dashboard/config';
import { savedAsText } from '#content/messages/shell/numbers';
import { box, row } from '#theme/box';

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
   * Where the control is. `beside`: beside the label, or below it if there is not enough space. `line`: like `beside`,
   * but always below the label if `width` is 'full'. `switch`: at the end of the label's line. `group`: several
   * controls below the label.
   */
  layout: 'line' | 'beside' | 'switch' | 'group';
  /**
   * Width of the control. `short` is for a number, color or emoji. `medium` is for a longer value, such as a name, id
   * or URL. `full` is the whole width, for example for rows with several controls.
   */
  width: 'short' | 'medium' | 'full';
  Control: (props: ControlProps<Kind>) => ReactNode;
}

/**
 * Returns the props that all single controls share. The setting's label is the accessible name of the control, and the
 * help text is its description. The control is invalid if there is a problem. Its own label is hidden, because the
 * setting renders label and help text outside the control.
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

/**
 * Returns the text of a problem whose path is one of `paths`, such as 'title' or '0.to'. Otherwise returns undefined.
 */
export function problemTextAt(
  problem: ConfigProblem | null,
  ...paths: readonly string[]
): string | undefined {
  return problem !== null && paths.includes(problem.path) ? configProblemText(problem) : undefined;
}

/** The data from the API about a stored secret: whether the secret is set, when it was set, and by whom. */
export type StoredSecret =
  | { kind: 'loading' }
  | { kind: 'unreachable'; onRetry: () => void }
  | { kind: 'unset' }
  /** `setAt` is an ISO date in UTC. */
  | { kind: 'set'; setAt: string; setByName: string };

export function ProblemLine({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p
      id={id}
      className={row({ gap: 'xs', align: 'stretch', size: 's', color: 'dangerText', breaks: true })}
    >
      <CircleAlert aria-hidden className={box({ lineIcon: 14 })} />
      <span>{text}</span>
    </p>
  ) : null;
}
