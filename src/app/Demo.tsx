import { type ComponentType, lazy, Suspense } from 'react';
import { DemoStrip } from '#screens/shell/DemoStrip';
import { isDemo } from './boot/is-demo';
import { usePageState } from './boot/page-state';

/** `DemoNotice` is loaded lazily, because builds with a backend do not need it and no page has to wait for it. */
const DemoNotice = lazy(async () => {
  const { DemoNotice: component } = await import('#screens/shell/DemoNotice');
  return { default: component };
});

export interface DemoBarProps {
  /** Whether the page starts demo mode. If so, the bar reserves its space at the first paint. */
  isExpected: boolean;
}

/** The bar that marks demo mode. Builds with a backend do not contain it. */
export const DemoBar: ComponentType<DemoBarProps> = import.meta.env.VITE_SUPABASE_URL
  ? () => null
  : BarOfDemo;

function BarOfDemo({ isExpected }: DemoBarProps) {
  const { demo, failure, isReachable } = usePageState();
  // A page of the app shows the failure in the place of its content.
  if (failure !== null) return isExpected ? null : <DemoStrip failure={failure.message} />;
  const isStarting = isDemo && isExpected && !isReachable;
  const strip = isStarting || (demo && isExpected) ? <DemoStrip /> : null;
  if (!demo) return strip;
  return (
    <Suspense fallback={strip}>
      <DemoNotice
        world={demo.world}
        groups={demo.groups}
        onWorldChange={enterWorld}
        onReset={() => {
          demo.resetDemoData();
          enterWorld(demo.world);
        }}
      />
    </Suspense>
  );
}

/**
 * Opens demo mode in the given world. Reloads the page, because the world must be set before the first request is sent.
 */
function enterWorld(name: string) {
  const address = new URL(window.location.href);
  address.searchParams.set('world', name);
  // If the URL had a fragment, the browser would scroll instead of reloading.
  address.hash = '';
  window.location.assign(address);
}
