import { type ComponentType, lazy, Suspense } from 'react';
import { DemoStrip } from '#screens/_shell/DemoStrip';
import { isDemo } from './boot/is-demo';
import { usePageState } from './boot/page-state';

/** Its menu is of no use where a real backend answers, and no page is to wait for it. */
const DemoNotice = lazy(async () => {
  const { DemoNotice: component } = await import('#screens/_shell/DemoNotice');
  return { default: component };
});

export interface DemoBarProps {
  /** Whether the page starts the demo by itself: its bar then takes its place from the first paint. */
  isExpected: boolean;
}

/** The bar that says nothing here is real. A build with a backend drops it. */
export const DemoBar: ComponentType<DemoBarProps> = import.meta.env.VITE_SUPABASE_URL
  ? () => null
  : BarOfDemo;

function BarOfDemo({ isExpected }: DemoBarProps) {
  const { demo, failure, isReachable } = usePageState();
  const isStarting = isDemo && isExpected && !isReachable && failure === null;
  const strip = isStarting || (demo && isExpected) ? <DemoStrip /> : null;
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
