import { demoServer } from '#domain/servers/server';
import { ServerList } from './ServerList';
import { ServerSection } from './ServerSection';

const demoServers = [demoServer];

/**
 * The demo servers (product.md §7.1). They do not belong to the viewer, so they are shown in every state of the page.
 */
export function DemoServers() {
  return (
    <ServerSection
      title="Demo Servers"
      note="Try every setting. What you save stays in this browser."
    >
      <ServerList servers={demoServers} />
    </ServerSection>
  );
}
