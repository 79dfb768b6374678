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
   * `beside`: the label, if there is space. `line`: below the label if `width` is 'full'. `switch`: at the end of the
   * label's line. `group`: several controls below the label.
   */
  layout: 'line' | 'beside' | 'switch' | 'group';
  /** `short`: a number, color or emoji. `medium`: a name, id or URL. `full`: for example rows with several controls. */
  width: 'short' | 'medium' | 'full';
  Control: (props: ControlProps<Kind>) => ReactNode;
}

/**
 * Returns props that name a single control by the setting's label and describe it by the help text, because both texts
 * are outside of the control.
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

/** Returns the problem's text if the problem is at one of `paths`, such as 'title' or '0.to'. */
export function problemTextAt(
  problem: ConfigProblem | null,
  ...paths: readonly string[]
): string | undefined {
  return problem !== null && paths.includes(problem.path) ? configProblemText(problem) : undefined;
}

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
