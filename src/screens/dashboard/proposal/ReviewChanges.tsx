import type { ReactNode } from 'react';
import { Notice } from '#components/Notice/Notice';
import { configProblemText } from '#content/messages/dashboard/config';
import {
  changeCountText,
  leftOutText,
  leftOutTexts,
  proposalMessages,
  sourceText,
  unknownKeysText,
} from '#content/messages/dashboard/config-proposal';
import { panelNames } from '#content/panels';
import type { ConfigChange } from '#domain/bot-config/changes';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { checkValue } from '#domain/bot-config/parse';
import type { LeftOutReason, ProposedChange } from '#domain/bot-config/proposal';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { box, stack } from '#theme/box';
import { ChangedValues } from '../history/RevisionChange';
import type { Who } from '../settings/parts/use-saving';
import * as css from './Proposal.css';
import { usePreview } from './use-preview';

export interface ReviewChangesProps {
  who: Who;
  resources: GuildResources;
}

/** The step that shows what would change, as the history does, and what is left out. */
export function ReviewChanges({ who, resources }: ReviewChangesProps) {
  const { changes, leftOut } = usePreview(who);
  const unknown = ConfigProposalContext.useSelector(
    ({ context }) => context.proposal?.unknown ?? none,
  );
  const isUnchecked = ConfigProposalContext.useSelector(({ context }) => context.isUnchecked);
  const source = ConfigProposalContext.useSelector(({ context }) => context.source);
  const server = ConfigProposalContext.useSelector(
    ({ context }) => context.proposal?.server ?? null,
  );
  const reasons = (Object.keys(leftOutTexts) as LeftOutReason[]).filter((reason) =>
    leftOut.some((each) => each.reason === reason),
  );
  return (
    <>
      <div className={stack({ gap: 'xs' })}>
        <h3 className={box({ size: 'm', weight: 'strong' })}>{proposalMessages.reviewTitle}</h3>
        {source && (
          <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {sourceText(source, server)}
          </p>
        )}
        <p role="status">
          {changes.length === 0 ? proposalMessages.noDifference : changeCountText(changes.length)}
        </p>
      </div>
      {isUnchecked && <Notice tone="warning" text={proposalMessages.unchecked} />}
      {changes.length > 0 && <Notice text={proposalMessages.reviewHelp} />}
      {changes.length > 0 && (
        <ul aria-label={proposalMessages.reviewTitle} className={stack()}>
          {changes.map((change) => (
            <Change key={change.key} change={change} resources={resources} />
          ))}
        </ul>
      )}
      {reasons.length + unknown.length > 0 && (
        <section aria-label={proposalMessages.leftOutTitle} className={stack({ gap: 's' })}>
          <h3 className={box({ size: 'm', weight: 'strong' })}>{proposalMessages.leftOutTitle}</h3>
          <ul className={stack({ gap: 's', size: 's' })}>
            {reasons.map((reason) => (
              <li key={reason} className={box({ breaks: true })}>
                {leftOutText(
                  leftOut
                    .filter((each) => each.reason === reason)
                    .map(({ key }) => fieldOf(key).label),
                  reason,
                )}
              </li>
            ))}
            {unknown.length > 0 && (
              <li className={box({ breaks: true })}>{unknownKeysText(unknown)}</li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}

const none: readonly string[] = [];

function Change({ change, resources }: { change: ProposedChange; resources: GuildResources }) {
  const problem = checkValue(fieldOf(change.key), change.after);
  return (
    <ChangedSetting change={change} resources={resources}>
      {change.isOverUnsaved && <p className={css.remark}>{proposalMessages.overUnsaved}</p>}
      {problem && <p className={css.remark}>{configProblemText(problem)}</p>}
    </ChangedSetting>
  );
}

interface ChangedSettingProps {
  change: ConfigChange;
  resources: GuildResources;
  children?: ReactNode;
}

/** A setting with its values before and after, as an item of a list. */
export function ChangedSetting({ change, resources, children }: ChangedSettingProps) {
  const field = fieldOf(change.key);
  return (
    <li className={css.change}>
      <p className={box({ weight: 'medium', breaks: true })}>
        {field.label}{' '}
        <span className={box({ size: 'xs', color: 'textMuted' })}>{panelNames[field.tab]}</span>
      </p>
      <ChangedValues change={change} resources={resources} />
      {children}
    </li>
  );
}
