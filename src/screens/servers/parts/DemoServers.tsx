import { demoServer } from '#domain/servers/server';
import { ServerList } from './ServerList';
import { ServerSection } from './ServerSection';

const demoServers = [demoServer];

/** The demo servers. They are shown in every state, because they do not belong to the viewer (product.md §7.1). */
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
