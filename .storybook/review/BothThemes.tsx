import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import * as css from './BothThemes.css';
import * as sheet from './ContactSheet.css';
import { Picture, Stage } from './Picture';
import { inTheme, type PictureRequest, sessionQuery } from './picture';
import { pictureKey, usePictures } from './use-pictures';
import { type ReviewSize, reviewSizes, sizeChoices } from './viewports';

const themes = [
  { id: 'dark', name: 'Dark' },
  { id: 'light', name: 'Light' },
] as const;

interface BothThemesProps {
  /** The id of the story, or null if the URL contains none. */
  storyId: string | null;
  /** The steps of a state console, or null. */
  session: string | null;
}

/** Shows a story in both themes, side by side. Above each picture is a link to the story in that theme. */
export function BothThemes({ storyId, session }: BothThemesProps) {
  const [size, setSize] = useState<ReviewSize>('desktop');
  const stage = useRef<HTMLIFrameElement>(null);
  const { width, height } = reviewSizes[size];
  const request: PictureRequest = { storyId: storyId ?? '', width, height, session };
  const pictures = usePictures(storyId === null ? [] : [request], stage);
  const name = useStoryName(storyId);
  const picture = pictures.get(pictureKey(request));
  return (
    <main className={sheet.page}>
      <header className={sheet.head}>
        <div className={sheet.title}>
          <h1>{name ?? 'Both themes'}</h1>
          <p className={sheet.count} role="status">
            {statusText(storyId, picture !== undefined)}
          </p>
        </div>
        <SegmentedControl label="Width" value={size} onChange={setSize} segments={sizeChoices} />
      </header>
      {storyId !== null && (
        <ul className={css.pair} data-size={size}>
          {themes.map(({ id, name: theme }) => (
            <li key={id} className={css.side}>
              <a
                className={sheet.caption}
                href={`./?path=/story/${storyId}&globals=theme:${id}${sessionQuery(session)}`}
                target="_top"
              >
                {theme}
              </a>
              <Picture
                key={size}
                title={`${name ?? storyId}, ${theme}`}
                html={picture && inTheme(picture, id)}
                size={reviewSizes[size]}
              />
            </li>
          ))}
        </ul>
      )}
      <Stage ref={stage} />
    </main>
  );
}

function statusText(storyId: string | null, isDone: boolean): string {
  if (storyId === null) return 'Open a story and press “Both themes” in the toolbar.';
  return isDone
    ? 'The story after its steps. Select a theme to open the story in it.'
    : 'Taking the pictures…';
}

/** Returns the title and name of a story, or null while it is not known. */
function useStoryName(storyId: string | null): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (storyId === null) return;
    let isWanted = true;
    const read = async () => {
      const response = await fetch('index.json');
      const { entries } = (await response.json()) as Index;
      const entry = entries[storyId];
      if (isWanted && entry) setName(`${entry.title.replaceAll('/', ' · ')}: ${entry.name}`);
    };
    // If the index cannot be loaded, the page keeps its plain title.
    read().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [storyId]);
  return name;
}

/** The part of Storybook's index that this file reads. */
interface Index {
  entries: Readonly<Record<string, { title: string; name: string }>>;
}
