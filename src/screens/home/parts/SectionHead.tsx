import { head, lead, title as titleStyle } from './SectionHead.css';

export interface SectionHeadProps {
  /** Names the section that points here. */
  id: string;
  title: string;
  text: string;
}

/** The heading of a section, and the sentence under it. */
export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <div className={head}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      <p className={lead}>{text}</p>
    </div>
  );
}
