import { Link } from '#components/Link/Link';
import type {
  LegalBlock,
  LegalFact,
  LegalPhrase,
  LegalSection,
} from '#content/legal/legal-document';
import { box, stack } from '#theme/box';
import * as css from '../LegalPage.css';

export interface LegalTextProps {
  section: LegalSection;
  /** Counted from 1. */
  number: number;
}

/** One numbered section. Its heading links to itself, so that it can be cited. */
export function LegalText({ section: { id, title, blocks }, number }: LegalTextProps) {
  return (
    <section aria-labelledby={id} className={`${stack({ gap: 'l' })} ${css.section}`}>
      <h2 id={id} className={css.sectionTitle}>
        <a href={`#${id}`} className={css.anchor}>
          <span className={box({ color: 'accentText', digits: true })}>{number}.</span> {title}
        </a>
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words of={block.words} />
        </p>
      );
    case 'list':
      return (
        <ul className={stack({ gap: 's' })}>
          {block.items.map((item, index) => (
            <li key={index} className={css.item}>
              <Words of={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={stack({ surface: 'card' })}>
          {block.facts.map((fact) => (
            <Fact key={fact.name} fact={fact} />
          ))}
        </dl>
      );
  }
}

function Fact({ fact: { name, key, words } }: { fact: LegalFact }) {
  return (
    <div className={css.fact}>
      <dt className={stack({ gap: 'xs', align: 'start', weight: 'medium' })}>
        {name}
        {key && (
          <code
            className={box({
              size: 'xs',
              weight: 'regular',
              color: 'textMuted',
              font: 'mono',
              breaks: true,
            })}
          >
            {key}
          </code>
        )}
      </dt>
      <dd className={box({ color: 'textMuted' })}>
        <Words of={words} />
      </dd>
    </div>
  );
}

function Words({ of: words }: { of: readonly LegalPhrase[] }) {
  return words.map((phrase) =>
    typeof phrase === 'string' ? (
      phrase
    ) : (
      <Link key={phrase.text} href={phrase.href} isExternal={!phrase.href.startsWith('/')}>
        {phrase.text}
      </Link>
    ),
  );
}
