import { demoServer } from '#domain/servers/server';
import { ServerGrid, ServerSection } from './ServerSection';

const demoServers = [demoServer];

/** The demo servers, shown in every state: they are separate from the viewer's own (product.md §7.1). */
export function DemoServers() {
  return (
    <ServerSection
      title="Demo Servers"
      note="Try every setting. What you save stays in this browser."
    >
      <ServerGrid servers={demoServers} />
    </ServerSection>
  );
}
