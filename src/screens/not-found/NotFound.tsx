import { LinkButton } from '#components/LinkButton/LinkButton';
import { appMessages } from '#content/messages/app';
import { paths } from '#domain/paths';
import { code, page, text } from '../_shell/MessagePage.css';

/** Any address nobody knows (spec §2). */
export function NotFound() {
  return (
    <main className={page}>
      <title>404 · Grouped</title>
      <h1 className={code}>{appMessages.notFoundCode}</h1>
      <p className={text}>{appMessages.notFound}</p>
      <LinkButton href={paths.home.href()}>{appMessages.returnHome}</LinkButton>
    </main>
  );
}
