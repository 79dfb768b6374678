import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { mark, page, tagline, title } from './Home.css';

/** The way in: says what Grouped is and leads to the dashboard (spec §2 «Landing page»). */
export function Home() {
  return (
    <main className={page}>
      <title>{brand.heroTitle}</title>
      <img className={mark} src="/favicon.svg" alt="" />
      <h1 className={title}>{brand.heroTitle}</h1>
      <p className={tagline}>{brand.tagline}</p>
      <LinkButton href={paths.servers.href()}>Access Dashboard</LinkButton>
    </main>
  );
}
