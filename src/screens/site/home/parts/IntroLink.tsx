import { lazy, Suspense, useState } from 'react';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { onceLoaded, preload } from '../../../shell/islands/load-failure';
import { DialogLink } from '../../pricing/DialogLink';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'intro-link': Record<never, never>;
  }
}

const loadIntro = () => import('../intro/IntroDialog');
const Intro = lazy(async () => ({ default: (await loadIntro()).Intro }));

/** Opens the intro. Without JavaScript, it links to the features section. */
export function IntroLink() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <DialogLink
        href={paths.home.href('features')}
        tone="quiet"
        onOpen={() => onceLoaded(loadIntro, () => setAsked((times) => times + 1))}
        onApproach={() => preload(loadIntro)}
      >
        {`WHAT IS ${brand.name}?`}
      </DialogLink>
      {asked > 0 && (
        <Suspense fallback={null}>
          <Intro asked={asked} />
        </Suspense>
      )}
    </>
  );
}
