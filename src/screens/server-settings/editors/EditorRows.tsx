import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TeamMember } from '#domain/team/member';
import { EditorCard, type EditorActs } from './EditorCard';
import type { Who } from '../parts/use-saving';
import * as css from './EditorList.css';

/** How many cards come and go together. */
const TOGETHER = 10;

/** How high a card is about, in rem, before it was drawn. */
const ABOUT = 6.25;

export interface EditorRowsProps extends EditorActs {
  members: readonly TeamMember[];
  who: Who;
  awaited: ReadonlySet<string>;
}

/** The cards of a team. Only those in view and a screen around it are drawn, so that hundreds cost no more than ten. */
export function EditorRows({ members, who, awaited, ...acts }: EditorRowsProps) {
  const batches = Array.from({ length: Math.ceil(members.length / TOGETHER) }, (_, index) =>
    members.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  return (
    <div role="list" aria-label="Editors" className={css.rows}>
      {batches.map((batch, index) => (
        <Batch key={index} count={batch.length} isFirst={index === 0}>
          {() =>
            batch.map((member, at) => (
              <EditorCard
                key={member.id}
                member={member}
                who={who}
                isAwaited={awaited.has(member.id)}
                place={index * TOGETHER + at + 1}
                total={members.length}
                {...acts}
              />
            ))
          }
        </Batch>
      ))}
    </div>
  );
}

/** Cards next to each other, or the room they take while they are far from view. The keyboard keeps them where it is. */
function Batch({
  count,
  isFirst,
  children,
}: {
  count: number;
  isFirst: boolean;
  children: () => ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const batch = root.current;
    if (!batch) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const isKept = last.isIntersecting || batch.contains(document.activeElement);
        if (!isKept) setHeight(last.boundingClientRect.height);
        setIsNear(isKept);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(batch);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={root}
      className={css.batch}
      style={isNear ? undefined : { blockSize: height ?? `${count * ABOUT}rem` }}
    >
      {isNear && children()}
    </div>
  );
}
