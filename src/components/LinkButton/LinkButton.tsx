import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonIcon } from '#components/Button/ButtonIcon';
import { button, type ButtonVariants, awayIcon } from '../Button/Button.css';
import { type AnchorProps, useAnchor } from '../Link/Anchor';

export interface LinkButtonProps extends AnchorProps {
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  icon?: ReactNode;
}

/** A link that looks like a Button. With `target="_blank"`, it shows an icon and has an accessible description. */
export function LinkButton({ tone, size, icon, children, rel, ...props }: LinkButtonProps) {
  const awayId = useId();
  const opensNewTab = props.target === '_blank';
  const anchor = useAnchor(props);
  return (
    <a
      {...anchor}
      rel={opensNewTab ? ['noopener', rel].filter(Boolean).join(' ') : rel}
      aria-describedby={opensNewTab ? awayId : props['aria-describedby']}
      className={button({ tone, size })}
    >
      <ButtonIcon icon={icon} isPending={false} />
      {children}
      {opensNewTab && (
        <>
          <ExternalLink aria-hidden className={awayIcon} />
          <span hidden id={awayId}>
            opens in a new tab
          </span>
        </>
      )}
    </a>
  );
}
