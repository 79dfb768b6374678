import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { card, cardLink } from './Card.css';

export interface CardProps {
  children: ReactNode;
}

/** A surface that holds one thing. */
export function Card({ children }: CardProps) {
  return <div className={card}>{children}</div>;
}

export interface CardLinkProps extends Omit<Aria.LinkProps, 'className' | 'style' | 'children'> {
  href: string;
  /** Plain content: a link may not hold buttons or other links. Its text names the link, unless `aria-label` does. */
  children: ReactNode;
}

/** A card that is one link as a whole. */
export function CardLink(props: CardLinkProps) {
  return <Aria.Link {...props} className={cardLink} />;
}
