import { ChevronRight, Link as LinkIcon } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Skeleton } from '#components/Skeleton/Skeleton';
import type { CommandDoc } from '#domain/docs/command';
import { box, row, stack } from '#theme/box';
import { useHydrated } from '../../../shell/use-hydrated';
import { Rich } from '../parts/Rich';
import * as css from './Commands.css';
import { CopyUsage } from './CopyUsage';
import { permissionTones } from './permission-tones';

export interface CommandCardProps {
  command: CommandDoc;
  isOpen: boolean;
  onToggle: (name: string) => void;
}

/**
 * The anchor of the card is the command's name. Memoized, because a page has up to fifty cards, whose rerendering would
 * take half of the time of a key press in the search.
 */
export const CommandCard = memo(function CommandCard(props: CommandCardProps) {
  const { command, isOpen, onToggle } = props;
  const { name, description, permission } = command;
  const id = useId();
  const isHydrated = useHydrated();
  // Prerendered cards contain everything, for users without scripts. Others get their content when they are opened.
  const [isWhole] = useState(!isHydrated);
  return (
    <li id={name} data-open={isOpen || undefined} className={css.card}>
      <div className={css.row}>
        <ChevronRight aria-hidden className={css.chevron} />
        <div className={stack({ shrinks: true })}>
          <h3 className={css.heading}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-panel`}
              aria-describedby={`${id}-description ${id}-permission`}
              className={css.button}
              onClick={() => onToggle(name)}
            >
              {`/${name}`}
            </button>
          </h3>
          <p id={`${id}-description`} className={css.description}>
            {description}
          </p>
        </div>
        <span id={`${id}-permission`} className={css.permission}>
          <Badge tone={permissionTones[permission]}>{permission}</Badge>
        </span>
      </div>
      <div id={`${id}-panel`} className={css.panel}>
        {(isOpen || isWhole) && <CommandDetails command={command} />}
      </div>
    </li>
  );
});

function CommandDetails({ command }: { command: CommandDoc }) {
  const { name, usage, example, details, subCommands = [], category, complexity } = command;
  return (
    <>
      {details && (
        <p className={css.details}>
          <Rich text={details} />
        </p>
      )}
      <div className={stack({ gap: 's' })}>
        <CopyUsage kind="usage" label="Usage" text={usage} />
        {example && <CopyUsage kind="example" label="Example" text={example} />}
      </div>
      {subCommands.length > 0 && (
        <div className={stack({ gap: 'm' })}>
          <h4 className={box({ size: 's', weight: 'strong' })}>Subcommands</h4>
          <ul className={css.subList}>
            {subCommands.map((sub) => (
              <li key={sub.name} className={stack({ gap: 's', size: 's' })}>
                <p>
                  <strong className={css.subName}>{sub.name}</strong> {sub.description}
                </p>
                <CopyUsage kind="usage" text={sub.usage} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={row({ gap: 's', wraps: true, size: 'xs', color: 'textMuted' })}>
        <span>{category}</span>
        <span aria-hidden>·</span>
        <span>{complexity}</span>
        <a href={`#${name}`} aria-label={`Link to /${name}`} className={css.link}>
          <LinkIcon aria-hidden className={box({ square: 14 })} />
          Link
        </a>
      </p>
    </>
  );
}

export function CommandPlaceholder({ command }: { command: CommandDoc }) {
  return (
    <li aria-hidden className={css.card}>
      <div className={css.row}>
        <Skeleton shape="circle" width="1rem" />
        <div className={stack({ shrinks: true })}>
          <span className={css.name}>
            <Skeleton width={`${command.name.length + 1}ch`} />
          </span>
          <span className={css.waiting}>
            <span className={css.unseen}>{command.description}</span>
            <span className={css.waitingLine}>
              <Skeleton width="70%" />
            </span>
          </span>
        </div>
        <span className={css.permission}>
          <Skeleton shape="block" width="5.5rem" height="1.5rem" />
        </span>
      </div>
    </li>
  );
}
