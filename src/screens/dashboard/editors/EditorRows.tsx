import { useDeferredValue } from 'react';
import { NearView } from '#components/NearView/NearView';
import type { TeamMember } from '#domain/team/member';
import { stack } from '#theme/layout.css';
import { EditorCard, type EditorActions } from './EditorCard';
import type { Who } from '../settings/parts/use-saving';

/** The number of cards in a batch. After the first frame, either all cards of a batch are rendered or none of them. */
const BATCH_SIZE = 10;

/** Number of cards in the first frame. They fill a window. */
const FIRST_COUNT = 6;

/** Estimated height of a card in rem. It is used until the card is rendered. */
const ESTIMATED_HEIGHT = 6.25;

export interface EditorRowsProps extends EditorActions {
  members: readonly TeamMember[];
  who: Who;
  awaited: ReadonlySet<string>;
}

/**
 * The cards of a team. Only the cards within about one screen of the viewport are rendered, so that a list with
 * hundreds of cards is as fast as a list with ten.
 */
export function EditorRows({ members, who, awaited, ...acts }: EditorRowsProps) {
  const batches = Array.from({ length: Math.ceil(members.length / BATCH_SIZE) }, (_, index) =>
    members.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const ofFirst = useDeferredValue(BATCH_SIZE, FIRST_COUNT);
  return (
    <div role="list" aria-label="Editors" className={stack({ gap: 's' })}>
      {batches.map((batch, index) => (
        <NearView
          key={index}
          estimate={`${batch.length * ESTIMATED_HEIGHT}rem`}
          startsDrawn={index === 0}
          className={stack({ gap: 's' })}
        >
          {() =>
            batch
              .slice(0, index === 0 ? ofFirst : BATCH_SIZE)
              .map((member, at) => (
                <EditorCard
                  key={member.id}
                  member={member}
                  who={who}
                  isAwaited={awaited.has(member.id)}
                  place={index * BATCH_SIZE + at + 1}
                  total={members.length}
                  {...acts}
                />
              ))
          }
        </NearView>
      ))}
    </div>
  );
}
