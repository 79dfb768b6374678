import { Features } from './parts/Features';
import { Figures } from './parts/Figures';
import { Hero } from './parts/Hero';
import { Reviews } from './parts/Reviews';
import { bleed, page } from './Home.css';

/** The way in: what Grouped is, what it does, what others say of it and what it costs (spec §2 «Landing page»). */
export function Home() {
  return (
    <div className={bleed}>
      <div className={page}>
        <Hero />
        <Figures />
        <Features />
        <Reviews />
      </div>
    </div>
  );
}
