import { useState } from 'react';
import { Notice } from '#components/Notice/Notice';
import {
  matchedText,
  proposalMessages,
  strangerText,
  usedByText,
} from '#content/messages/dashboard/config-proposal';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { strangersIn } from '#domain/bot-config/partners';
import type { Reference } from '#domain/bot-config/references';
import { canEditKey } from '#domain/permissions/config-rights';
import {
  ConfigProposalContext,
  isProposalBusy,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { Picker } from '../guild/Picker';
import type { Who } from '../settings/parts/use-saving';
import * as css from './Proposal.css';

export interface MapNamesProps {
  who: Who;
  resources: GuildResources;
}

/** The step in which roles and channels of another server get those that take their place. */
export function MapNames({ who: { server, editor }, resources }: MapNamesProps) {
  const { proposal, partners, lost } = ConfigProposalContext.useSelector(({ context }) => context);
  const isChecking = ConfigProposalContext.useSelector(isProposalBusy);
  // What was asked for once stays in its place, so that no field moves when it gets a value.
  const [asked, setAsked] = useState(
    () => new Set([...partners].flatMap(([id, to]) => (to === null ? [id] : []))),
  );
  if (lost.some((id) => !asked.has(id))) setAsked(new Set([...asked, ...lost]));
  if (!proposal) return null;
  const strangers = strangersIn(proposal, server.id).filter(({ keys }) =>
    keys.some((key) => canEditKey({ server, editor, key })),
  );
  const open = strangers.filter(({ id }) => asked.has(id));
  const matched = strangers.filter(({ id }) => !asked.has(id));
  const isUnknown = resources.roles.length + resources.channels.length === 0;
  return (
    <>
      <h3 className={box({ size: 'm', weight: 'strong' })}>{proposalMessages.mapTitle}</h3>
      <p>{strangers.length === 0 ? proposalMessages.nothingToMatch : proposalMessages.mapHelp}</p>
      {isUnknown && <Notice tone="warning" text={proposalMessages.namesUnknown} />}
      <p role="status" className={visuallyHidden}>
        {isChecking ? proposalMessages.checking : ''}
      </p>
      {open.length > 0 && (
        <div role="group" aria-label={proposalMessages.notMatched} className={css.names}>
          {open.map((reference) => (
            <Stranger key={reference.id} reference={reference} resources={resources} />
          ))}
        </div>
      )}
      {matched.length > 0 && (
        <details>
          <summary>{matchedText(matched.length)}</summary>
          <div className={`${css.names} ${box({ paddingBlock: 'm' })}`}>
            {matched.map((reference) => (
              <Stranger key={reference.id} reference={reference} resources={resources} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

interface StrangerProps {
  reference: Reference;
  resources: GuildResources;
}

function Stranger({ reference, resources }: StrangerProps) {
  const { thing, id, keys } = reference;
  const actor = ConfigProposalContext.useActorRef();
  const to = ConfigProposalContext.useSelector(({ context }) => context.partners.get(id) ?? null);
  const isLost = ConfigProposalContext.useSelector(({ context }) => context.lost.includes(id));
  const names = ConfigProposalContext.useSelector(({ context }) => context.proposal?.names);
  const named = [...(names?.roles ?? []), ...(names?.channels ?? [])].find(
    (each) => each.id === id,
  );
  return (
    <div className={stack({ shrinks: true })}>
      <Picker
        thing={thing}
        resources={resources}
        label={strangerText(reference, named?.name)}
        description={usedByText(keys.map((key) => fieldOf(key).label))}
        {...(isLost && { errorMessage: proposalMessages.lost })}
        value={to ?? ''}
        onChange={(next) => actor.send({ type: 'match', id, to: next === '' ? null : next })}
      />
    </div>
  );
}
