import { Info } from 'lucide-react';
import type { Block } from '#domain/docs/blocks';
import { exampleParts } from '#domain/docs/command-syntax';
import { stack } from '#theme/box';
import * as css from './Blocks.css';
import { CommandParts, Rich } from './Rich';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={`${stack({ gap: 'l' })} ${css.blocks}`}>
      {blocks.map((block, place) => (
        <OneBlock key={place} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={stack({ gap: 's' })}>
          {block.items.map((item, place) => (
            <li key={place} className={css.item}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={css.steps}>
          {block.items.map((item, place) => (
            <li key={place} className={css.step}>
              <Rich text={item} />
            </li>
          ))}
        </ol>
      );
    case 'note':
      return (
        <div role="note" className={css.note}>
          <Info aria-hidden className={css.noteIcon} />
          <p>
            <Rich text={block.text} />
          </p>
        </div>
      );
    case 'example':
      return (
        <pre className={css.example}>
          <code>
            <CommandParts parts={exampleParts(block.text)} />
          </code>
        </pre>
      );
  }
}
