import type { VersionRecord } from '#domain/docs/changelog';
import { stack } from '#theme/layout.css';
import { Blocks } from '../parts/Blocks';
import { SectionHeading } from '../parts/SectionHeading';
import { Picture } from './Picture';
import * as css from './VersionUpdate.css';

export interface VersionUpdateProps {
  /** The anchor of the change. */
  id: string;
  update: VersionRecord['versionUpdates'][number];
}

export function VersionUpdate({ id, update }: VersionUpdateProps) {
  const { title, content, highlight, image } = update;
  return (
    <section aria-labelledby={id} className={stack({ gap: 'l' })}>
      <SectionHeading id={id} title={title} />
      {highlight && <p className={css.highlight}>{highlight}</p>}
      {image && <Picture name={image} />}
      <Blocks blocks={content} />
    </section>
  );
}
