import { Features } from './parts/Features';
import { Figures } from './parts/Figures';
import { Hero } from './parts/Hero';
import { Pricing } from './parts/Pricing';
import { Reviews } from './parts/Reviews';
import { bleed, page } from './Home.css';

/** The landing page (product.md §3.1 to §3.4). */
export function Home() {
  return (
    <div className={bleed}>
      <div className={page}>
        <Hero />
        <Figures />
        <Features />
        <Pricing />
        <Reviews />
      </div>
    </div>
  );
}
