import type { ReactNode } from 'react';
import { type AnchorProps, useAnchor } from '../Link/use-anchor';
import { card, cardLink } from './Card.css';

export interface CardProps {
  children: ReactNode;
}

export function Card({ children }: CardProps) {
  return <div className={card}>{children}</div>;
}

export interface CardLinkProps extends AnchorProps {
  /**
   * Static content, because a link must not contain buttons or links. Its text is the accessible name, unless
   * `aria-label` is set.
   */
  children: ReactNode;
}

/** A card that is a single link. */
export function CardLink({ children, ...props }: CardLinkProps) {
  return (
    <a {...useAnchor(props)} className={cardLink}>
      {children}
    </a>
  );
}
