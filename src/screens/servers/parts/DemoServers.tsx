import { demoServer } from '#domain/servers/server';
import { ServerGrid, ServerSection } from './ServerSection';

const demoServers = [demoServer];

/** What everyone may try, whatever became of their own servers (spec §3: the two lists are separate). */
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
