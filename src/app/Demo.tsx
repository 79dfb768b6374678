import { lazy, Suspense, use } from 'react';
import { useMatches } from 'react-router-dom';
import { DemoStrip } from '#screens/_shell/DemoStrip';
import { DemoContext } from './demo-world';
import { BackendContext, DoorsContext } from './doors';

/** Its menu is of no use where a real backend answers, and no page is to wait for it. */
const DemoNotice = lazy(async () => {
  const { DemoNotice: component } = await import('#screens/_shell/DemoNotice');
  return { default: component };
});

/** Where a page of the app or a tool stands, the demo is opened with it. */
const READING = 'SiteLayout';

/** The strip that says nothing here is real. A build with a backend drops it altogether. */
export const Demo = import.meta.env.VITE_SUPABASE_URL ? () => null : DemoOfBuild;

function DemoOfBuild() {
  const { isDemo } = use(BackendContext);
  const { failure } = use(DoorsContext);
  const demo = use(DemoContext);
  const isExpected = useMatches().every(({ id }) => id !== READING) && failure === null;
  const strip = isDemo && isExpected ? <DemoStrip /> : null;
  if (!demo) return strip;
  return (
    <Suspense fallback={strip}>
      <DemoNotice
        world={demo.world}
        worlds={demo.worlds}
        onWorldChange={enterWorld}
        onReset={() => {
          demo.resetDemoData();
          enterWorld(demo.world);
        }}
      />
    </Suspense>
  );
}

/** A whole load: the world is a condition of everything, from the first request on. */
function enterWorld(name: string) {
  const address = new URL(window.location.href);
  address.searchParams.set('world', name);
  // With a hash left, an unchanged address would only be scrolled to.
  address.hash = '';
  window.location.assign(address);
}
