import type { ReactNode } from 'react';
import { Features } from './parts/Features';
import { Figures } from './parts/Figures';
import { Hero } from './parts/Hero';
import { Pricing } from './parts/Pricing';
import { Reviews } from './parts/Reviews';
import { bleed, page } from './Home.css';

export interface HomeProps {
  /** A picture of the dashboard (`server-settings/DashboardPicture.tsx`). */
  dashboard: ReactNode;
}

/** The landing page (product.md §3.1 to §3.4). */
export function Home({ dashboard }: HomeProps) {
  return (
    <div className={bleed}>
      <div className={page}>
        <Hero dashboard={dashboard} />
        <Figures />
        <Features />
        <Pricing />
        <Reviews />
      </div>
    </div>
  );
}
