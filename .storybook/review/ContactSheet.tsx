import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import * as css from './ContactSheet.css';
import type { PictureRequest } from './picture';
import { Picture, Stage } from './Picture';
import { pictureKey, usePictures } from './use-pictures';
import { type ReviewSize, reviewSizes, sizeChoices } from './viewports';

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];
type ShownThemes = Theme | 'both';

const themeChoices = [
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
  { id: 'both', label: 'Both' },
] as const satisfies readonly { id: ShownThemes; label: string }[];

/** The minimum width of a column in px. Text is readable at this width. */
const leastWidth: Readonly<Record<ReviewSize, number>> = { phone: 240, tablet: 320, desktop: 440 };

/**
 * The docs page of a screen: all of its states side by side, at one size, in one theme or in both. Each state is a
 * picture of its story after all steps; its caption links to the story. The pictures are taken one after the other,
 * because all stories share the browser's storage.
 */
export function ContactSheet() {
  const stories = useContext(DocsContext).componentStories();
  const [size, setSize] = useState<ReviewSize>('desktop');
  const [shown, setShown] = useState<ShownThemes>('dark');
  const stage = useRef<HTMLIFrameElement>(null);
  const [first] = stories;
  useEffect(() => {
    document.documentElement.dataset['theme'] = shown === 'light' ? 'light' : 'dark';
  }, [shown]);
  const requests = stories.flatMap(({ id }) =>
    shownThemes(shown).map((theme) => requestOf(id, theme, size)),
  );
  const pictures = usePictures(requests, stage);
  const count = requests.filter((request) => pictures.has(pictureKey(request))).length;
  return (
    <main className={`sb-unstyled ${css.page}`} data-contact-sheet>
      <header className={css.head}>
        <div className={css.title}>
          <h1>{first?.title.split('/').slice(1).join(' · ')}</h1>
          <p className={css.count} role="status">
            {count < requests.length
              ? `Picture ${count + 1} of ${requests.length}…`
              : `${stories.length} states`}
          </p>
        </div>
        <SegmentedControl label="Width" value={size} onChange={setSize} segments={sizeChoices} />
        <SegmentedControl label="Theme" value={shown} onChange={setShown} segments={themeChoices} />
      </header>
      <ul
        className={css.sheet}
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth[size]}px), 1fr))`,
        }}
      >
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a className={css.caption} href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
            <div className={css.pair}>
              {shownThemes(shown).map((theme) => (
                <Picture
                  key={`${theme} ${size}`}
                  title={`${name}, ${theme}`}
                  html={pictures.get(pictureKey(requestOf(id, theme, size)))}
                  size={size}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Stage ref={stage} />
    </main>
  );
}

function shownThemes(shown: ShownThemes): readonly Theme[] {
  return themes.filter((theme) => shown === 'both' || shown === theme);
}

function requestOf(storyId: string, theme: Theme, size: ReviewSize): PictureRequest {
  const { width, height } = reviewSizes[size];
  return { storyId, theme, width, height, session: null };
}
