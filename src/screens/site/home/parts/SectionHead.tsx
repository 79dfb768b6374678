import { grid } from '#theme/box';
import { lead, title as titleStyle } from '../Home.css';

export interface SectionHeadProps {
  id: string;
  title: string;
  text: string;
}

export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <div className={grid({ gap: 'm', justifyItems: 'center', textAlign: 'center' })}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      <p className={lead}>{text}</p>
    </div>
  );
}
