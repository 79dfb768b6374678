import { ArrowRight, CircleCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { demoServer } from '#domain/servers/server';
import { paths } from '#domain/paths';
import { box, row, stack } from '#theme/box';
import { CheckedPoints } from '../../../shell/CheckedPoints';
import { cards, lead, title as titleStyle } from '../Home.css';
import * as css from './Chapters.css';

export interface ChaptersProps {
  /** The message with which a ticket greets a member. */
  greeting: ReactNode;
  /** A message that can be written in place (`designer/writer/MessageWriter.tsx`). */
  writer: ReactNode;
  /** The cards of stores, as list items. */
  stores: ReactNode;
}

/** What the product is for, in three parts (product.md §3.3). */
export function Chapters({ greeting, writer, stores }: ChaptersProps) {
  return (
    <>
      <Chapter
        id="run"
        name="Run"
        title="Members come in without you"
        text="A new member pays on your payment provider’s page. The bot greets them in a ticket and gives the role. You decide how, in the dashboard."
        points={[
          'A check of what the bot cannot do',
          'A history in which every change can be undone',
          'Editors who see only the panels you allow',
        ]}
        link={{ href: paths.dashboard.href(demoServer.id), text: 'Open the Demo Server' }}
      >
        <Flow greeting={greeting} />
      </Chapter>
      <Chapter
        id="write"
        name="Write"
        title="See a message before your members do"
        text="Change the text. The preview is the one of the Embed Designer and shows what Discord will show."
        points={[
          'No account needed',
          'Drafts are kept in your browser',
          'Sent through your own webhook',
        ]}
      >
        {writer}
      </Chapter>
      <Chapter
        id="sell"
        name="Sell"
        title="Publish a store for your memberships"
        text="It shows what a membership includes, what it costs, and how many places are left. Buyers pay on your payment provider’s page."
        points={[
          'Monthly, one-time and early-bird prices',
          'Limited places with a waiting list',
          'Reviews by members',
        ]}
        link={{ href: paths.marketplace.href(), text: 'See the Marketplace' }}
      >
        <ul aria-label="Demo stores" className={cards}>
          {stores}
        </ul>
      </Chapter>
    </>
  );
}

interface ChapterProps {
  id: string;
  name: string;
  title: string;
  text: string;
  points: readonly string[];
  link?: { href: string; text: string };
  children: ReactNode;
}

function Chapter({ id, name, title, text, points, link, children }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.chapter}>
      <div className={css.head}>
        <div className={stack({ gap: 'm', align: 'start' })}>
          <Badge tone="accent">{name}</Badge>
          <h2 id={`${id}-heading`} className={titleStyle}>
            {title}
          </h2>
        </div>
        <div className={stack({ gap: 'm', align: 'start' })}>
          <p className={lead}>{text}</p>
          <CheckedPoints points={points} />
          {link && (
            <LinkButton href={link.href} tone="plain">
              {link.text}
              <ArrowRight aria-hidden size="1em" />
            </LinkButton>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** How a member of the demo server comes in. */
function Flow({ greeting }: Pick<ChaptersProps, 'greeting'>) {
  return (
    <ol className={css.flow}>
      <Step title="Nadia joins the server">
        <Card>
          <Avatar name="Nadia" size={40} />
          <Lines first="Nadia" second="joined Flip Vault" />
          <UserPlus aria-hidden className={css.icon} />
        </Card>
      </Step>
      <Step title="She pays on the provider’s page">
        <Card>
          <Lines first="All channels" second="$49.99 per month" />
          <Badge tone="success">Active</Badge>
        </Card>
      </Step>
      <Step title="A ticket greets her">{greeting}</Step>
      <Step title="The bot gives her the role">
        <Card>
          <Lines first="@Member" second="given to Nadia" />
          <CircleCheck aria-hidden className={css.icon} />
        </Card>
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3 className={box({ weight: 'strong' })}>{title}</h3>
      {children}
    </li>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className={`${row({ gap: 'm' })} ${css.card}`}>{children}</div>;
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <p className={stack({ shrinks: true, flex: 1 })}>
      <span className={box({ weight: 'medium' })}>{first}</span>
      <span className={box({ size: 's', color: 'textMuted' })}>{second}</span>
    </p>
  );
}
