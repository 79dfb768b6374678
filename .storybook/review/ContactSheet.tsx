import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import * as css from './ContactSheet.css';
import { type ReviewSize, reviewSizes } from './viewports';

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];
type ShownThemes = Theme | 'both';

const themeChoices = [
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
  { id: 'both', label: 'Both' },
] as const satisfies readonly { id: ShownThemes; label: string }[];

const sizes = Object.keys(reviewSizes) as ReviewSize[];
const sizeChoices = sizes.map((id) => ({ id, label: String(reviewSizes[id].width) }));

/** The least width of a column, in px, so that text stays readable. */
const leastWidth: Readonly<Record<ReviewSize, number>> = { phone: 240, tablet: 320, desktop: 440 };

/**
 * The docs page of a screen: all of its states side by side, at one size, in one theme or in both. A state is shown as
 * it is after the steps of its story. Each caption links to the story. A frame is loaded when it is scrolled into view.
 */
export function ContactSheet() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [size, setSize] = useState<ReviewSize>('desktop');
  const [shown, setShown] = useState<ShownThemes>('dark');
  const [first] = stories;
  useEffect(() => {
    document.documentElement.dataset['theme'] = shown === 'light' ? 'light' : 'dark';
  }, [shown]);
  return (
    <main className={`sb-unstyled ${css.page}`} data-contact-sheet>
      <header className={css.head}>
        <div className={css.title}>
          <h1>{first?.title.split('/').slice(1).join(' · ')}</h1>
          <p className={css.count}>{`${stories.length} states`}</p>
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
              {themes
                .filter((theme) => shown === 'both' || shown === theme)
                .map((theme) => (
                  <StoryFrame
                    key={`${theme} ${size}`}
                    id={id}
                    name={name}
                    theme={theme}
                    size={size}
                  />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}

function StoryFrame({
  id,
  name,
  theme,
  size,
}: {
  id: string;
  name: string;
  theme: Theme;
  size: ReviewSize;
}) {
  const { width, height } = reviewSizes[size];
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={frame} className={css.frame} style={{ blockSize: height * scale }}>
      <iframe
        title={`${name}, ${theme}`}
        loading="lazy"
        // The story is only looked at here. Its caption leads to the story itself.
        tabIndex={-1}
        className={css.story}
        src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
