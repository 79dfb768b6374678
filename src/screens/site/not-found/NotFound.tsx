import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { appMessages } from '#content/messages/shell/app';
import { paths } from '#domain/paths';
import { stack } from '#theme/layout.css';
import { PageHead } from '../../shell/PageHead';
import * as css from './NotFound.css';
import { EmptyChannel } from './parts/EmptyChannel';
import { Elsewhere } from './parts/Elsewhere';

/** Shown for unknown paths (product.md §2.5). */
export function NotFound() {
  return (
    <div className={css.page}>
      <PageHead title={`${appMessages.notFoundCode} · ${brand.name}`} isUnlisted />
      <EmptyChannel />
      <div className={stack({ gap: 's', align: 'center' })}>
        <p className={css.code}>{appMessages.notFoundCode}</p>
        <h1 className={css.title}>{appMessages.notFound}</h1>
        <p className={css.help}>{appMessages.notFoundHelp}</p>
      </div>
      <LinkButton href={paths.home.href()}>{appMessages.returnHome}</LinkButton>
      <Elsewhere />
    </div>
  );
}
