import { PageHead } from '../_shell/PageHead';
import { brand } from '#content/brand';
import { Features } from './parts/Features';
import { Figures } from './parts/Figures';
import { Hero } from './parts/Hero';
import { Reviews, type ReviewsProps } from './parts/Reviews';
import { bleed, page } from './Home.css';

export type HomeProps = ReviewsProps;

/** The way in: what Grouped is, what it does, what others say of it and what it costs (spec §2 «Landing page»). */
export function Home({ copying }: HomeProps) {
  return (
    <div className={bleed}>
      <PageHead
        title={`${brand.name} · Automate your paid Discord community`}
        description={`${brand.tagline}: tickets, subscriptions, points, keyword pings and deal monitors.`}
      />
      <div className={page}>
        <Hero />
        <Figures />
        <Features />
        <Reviews copying={copying} />
      </div>
    </div>
  );
}
