import { ExternalLink } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import * as Aria from 'react-aria-components';
import { ButtonIcon } from '#components/Button/Button';
import { button, type ButtonVariants } from '../Button/Button.css';
import { awayIcon } from './LinkButton.css';

export interface LinkButtonProps extends Omit<
  Aria.LinkProps,
  'className' | 'style' | 'render' | 'href'
> {
  href: string;
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  /** A lucide icon before the label. Decoration: the label says it all. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Leads to another page and looks like a Button. With `target="_blank"` it shows that it leads away and says so to screen
 * readers, as a description, so that its name stays the label to the letter.
 */
export function LinkButton({ tone, size, icon, children, rel, ...aria }: LinkButtonProps) {
  const awayId = useId();
  const opensNewTab = aria.target === '_blank';
  return (
    <Aria.Link
      {...aria}
      rel={opensNewTab ? ['noopener', rel].filter(Boolean).join(' ') : rel}
      aria-describedby={opensNewTab ? awayId : aria['aria-describedby']}
      className={button({ tone, size })}
    >
      {Aria.composeRenderProps(children, (label) => (
        <>
          <ButtonIcon icon={icon} isPending={false} />
          {label}
          {opensNewTab && (
            <>
              <ExternalLink aria-hidden className={awayIcon} />
              <span hidden id={awayId}>
                opens in a new tab
              </span>
            </>
          )}
        </>
      ))}
    </Aria.Link>
  );
}
