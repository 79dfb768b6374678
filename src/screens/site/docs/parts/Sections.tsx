import { ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import type { DocSection } from '#domain/docs/page';
import { stack } from '#theme/layout.css';
import { Blocks } from './Blocks';
import { SectionHeading } from './SectionHeading';
import * as css from './Sections.css';

export function Sections({ sections }: { sections: readonly DocSection[] }) {
  return sections.map(({ id, title, blocks, links = [] }) => (
    <section key={id} aria-labelledby={id} className={stack({ gap: 'l' })}>
      <SectionHeading id={id} title={title} />
      <Blocks blocks={blocks} />
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Anchor href={path} className={css.link}>
                {label}
                <ArrowRight aria-hidden className={css.icon} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
