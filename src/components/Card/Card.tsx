import type { ReactNode } from 'react';
import { type AnchorProps, useAnchor } from '../Link/use-anchor';
import { card, cardLink } from './Card.css';

export interface CardProps {
  children: ReactNode;
}

/** A surface that holds one thing. */
export function Card({ children }: CardProps) {
  return <div className={card}>{children}</div>;
}

export interface CardLinkProps extends AnchorProps {
  /** Plain content: a link may not hold buttons or other links. Its text names the link, unless `aria-label` does. */
  children: ReactNode;
}

/** A card that is one link as a whole. */
export function CardLink({ children, ...props }: CardLinkProps) {
  return (
    <a {...useAnchor(props)} className={cardLink}>
      {children}
    </a>
  );
}
