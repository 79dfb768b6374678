import { createContext } from 'react';
import { type BotLook, lookOf } from '#domain/bot-config/bot-look';
import { defaultConfig } from '#domain/bot-config/fields';

/** The look of the bot's messages, from the draft of the settings. */
export const BotLookContext = createContext<BotLook>(lookOf(defaultConfig()));
