import { readDiscordBot, readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const variables = Deno.env.toObject();

Deno.serve(createHandler({ ...readEnvironment(variables), ...readDiscordBot(variables) }));
