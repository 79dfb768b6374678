import type { ReactNode } from 'react';
import { type AnchorProps, useAnchor } from '../Link/Anchor';
import { card, cardLink } from './Card.css';

export interface CardProps {
  children: ReactNode;
}

export function Card({ children }: CardProps) {
  return <div className={card}>{children}</div>;
}

export interface CardLinkProps extends AnchorProps {
  /**
   * They must not contain buttons or links, because the card is a link. Their text is the card's accessible name,
   * unless `aria-label` is set.
   */
  children: ReactNode;
}

export function CardLink({ children, ...props }: CardLinkProps) {
  return (
    <a {...useAnchor(props)} className={cardLink}>
      {children}
    </a>
  );
}
