import { noGuildResources } from '#domain/bot-config/guild-resources';
import { blankMessage } from '#domain/message/message';
import { island } from '../../shell/islands/island';
import { BotMessage } from '../preview/BotMessage';
import { MessageWriter } from './MessageWriter';

export const Writer = island('message-writer', MessageWriter);

const greeting = {
  ...blankMessage(() => 'none'),
  content: 'Welcome, Nadia! Which channels are you here for?',
};

/** A message of the bot in a ticket, with the preview of the embed designer. */
export function TicketGreeting() {
  return <BotMessage message={greeting} now={0} resources={noGuildResources} />;
}
