import type { ComponentType } from 'react';
import { embedSendMessages } from '#content/messages/embed-send';
import { later as laterPart } from '../_shell/later';

/** A part of the designer that is loaded when it is first drawn. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return laterPart(load, embedSendMessages.dialogNotLoaded);
}
