import { useId } from 'react';
import { Switch } from '#components/Switch/Switch';
import { requirementMessages } from '#content/messages/dashboard/factor-requirement';
import { type Editor, isFactorRequired } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import { failedRun, runningSubject } from '#machines/charts/view';
import { FactorRequirementContext } from '#machines/dashboard/factor-requirement/factor-requirement.machine';
import { box, row, stack } from '#theme/box';
import { FactorSetupLink } from '../settings/parts/FactorSetupLink';
import * as css from './AccessRequests.css';

export interface FactorRequirementProps {
  server: Server;
  editor: Editor;
}

/**
 * Whether the server requires a second factor of its editors (product.md §12.28). The owner can change it; others see it if
 * it is required. Reads the machine `factor-requirement`.
 */
export function FactorRequirement({ server, editor }: FactorRequirementProps) {
  const titleId = useId();
  const isOwner = server.role === 'Owner';
  if (!isOwner && !isFactorRequired(editor, server.id)) return null;
  return (
    <section
      aria-labelledby={titleId}
      className={stack({ gap: 'm', padding: 'l', surface: 'card' })}
    >
      <h2 id={titleId} className={box({ size: 'm', weight: 'strong' })}>
        {requirementMessages.title}
      </h2>
      {isOwner ? (
        <Choice server={server} editor={editor} />
      ) : (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {requirementMessages.required}
        </p>
      )}
    </section>
  );
}

function Choice({ server, editor }: FactorRequirementProps) {
  const requirement = FactorRequirementContext.useActorRef();
  const running = FactorRequirementContext.useSelector(runningSubject);
  const failed = FactorRequirementContext.useSelector(failedRun);
  const isRequired = running?.isRequired ?? isFactorRequired(editor, server.id);
  return (
    <>
      <Switch
        label={requirementMessages.label}
        description={running ? requirementMessages.saving : requirementMessages.help}
        isSelected={isRequired}
        isReadOnly={running !== null}
        onChange={(next) =>
          requirement.send({ type: 'run', subject: { serverId: server.id, isRequired: next } })
        }
      />
      <div role="alert" className={css.alert}>
        {failed && (
          <div className={row({ gap: 'm', wraps: true })}>
            <p className={box({ size: 's', color: 'dangerText', breaks: true })}>
              {requirementMessages.notDone[failed.kind]}
            </p>
            {failed.kind === 'factorMissing' && <FactorSetupLink server={server} />}
          </div>
        )}
      </div>
    </>
  );
}
