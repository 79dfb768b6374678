import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import * as css from './ContactSheet.css';
import { inTheme } from './picture';
import { Picture, Stage } from './Picture';
import { pictureKey, usePictures } from './use-pictures';
import { type ReviewSize, reviewSizes, sizeChoices, sizeOfViewport } from './viewports';

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
 * The docs page of a screen: all of its states side by side, at one size, in one theme or in both. A story that has a
 * viewport of its own is shown in that viewport. Each state is a picture of its story after all steps; its caption
 * links to the story. Pictures are taken when they come near the visible part of the page, one after the other, because
 * all stories share the browser's storage.
 */
export function ContactSheet() {
  const stories = useContext(DocsContext).componentStories();
  const [size, setSize] = useState<ReviewSize>('desktop');
  const [shown, setShown] = useState<ShownThemes>('dark');
  const stage = useRef<HTMLIFrameElement>(null);
  const { near, list } = useNear();
  const [first] = stories;
  useEffect(() => {
    document.documentElement.dataset['theme'] = shown === 'light' ? 'light' : 'dark';
  }, [shown]);
  const states = stories.map(({ id, name, storyGlobals }) => {
    const own: unknown = Object(storyGlobals['viewport']).value;
    const { width, height } = sizeOfViewport(own) ?? reviewSizes[size];
    return { id, name, request: { storyId: id, width, height, session: null } };
  });
  const inView = states.filter(({ id }) => near.has(id));
  const pictures = usePictures(
    inView.map(({ request }) => request),
    stage,
  );
  const missing = inView.filter(({ request }) => !pictures.has(pictureKey(request))).length;
  return (
    <main className={`sb-unstyled ${css.page}`} data-contact-sheet>
      <header className={css.head}>
        <div className={css.title}>
          <h1>{first?.title.split('/').slice(1).join(' · ')}</h1>
          <p className={css.count} role="status">
            {missing > 0
              ? `${stories.length} states, taking ${missing} pictures…`
              : `${stories.length} states`}
          </p>
        </div>
        <SegmentedControl label="Width" value={size} onChange={setSize} segments={sizeChoices} />
        <SegmentedControl label="Theme" value={shown} onChange={setShown} segments={themeChoices} />
      </header>
      <ul
        ref={list}
        className={css.sheet}
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth[size]}px), 1fr))`,
        }}
      >
        {states.map(({ id, name, request }) => (
          <li key={id} data-story={id}>
            <a className={css.caption} href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
            <div className={css.pair}>
              {shownThemes(shown).map((theme) => {
                const html = near.has(id) ? pictures.get(pictureKey(request)) : undefined;
                return (
                  <Picture
                    key={`${theme} ${request.width}`}
                    title={`${name}, ${theme}`}
                    html={html && inTheme(html, theme)}
                    size={request}
                  />
                );
              })}
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

/** Returns the ids of the stories whose items in `list` are at most half a screen away from the visible part. */
function useNear() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const id = target.getAttribute('data-story') ?? '';
            if (isIntersecting) after.add(id);
            else after.delete(id);
          }
          return after;
        }),
      // Without a root, the margin would have no effect, because the page is in a frame.
      { root: document, rootMargin: '50%' },
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return { near, list };
}
