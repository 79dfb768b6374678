import { listedDemoStores } from '#content/marketplace/demo-stores';
import { DashboardPicture } from '#screens/dashboard/settings/DashboardPicture';
import { TicketGreeting, Writer } from '#screens/designer/writer/LandingMessages';
import { StoreCard } from '#screens/market/marketplace/parts/StoreCards';
import { Home } from '#screens/site/home/Home';

/** The landing page with its parts from other screens. */
export function Landing() {
  return (
    <Home
      dashboard={<DashboardPicture />}
      greeting={<TicketGreeting />}
      writer={<Writer />}
      stores={listedDemoStores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    />
  );
}
