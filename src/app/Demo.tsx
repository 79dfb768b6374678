import { lazy, Suspense, use } from 'react';
import { DemoContext } from './demo-world';

/** Its menu is of no use where a real backend answers, and no page is to wait for it. */
const DemoNotice = lazy(async () => {
  const { DemoNotice: component } = await import('#screens/_shell/DemoNotice');
  return { default: component };
});

/** The strip that says nothing here is real; draws nothing where a real backend answers. */
export function Demo() {
  const demo = use(DemoContext);
  if (!demo) return null;
  return (
    <Suspense>
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
