import type { ComponentType } from 'react';
import { embedSendMessages } from '#content/messages/embed-send';
import { lazyComponent as lazyComponentWith } from '../_shell/lazy-component';

/** A part of the designer that is loaded when it is first drawn. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponentWith(load, embedSendMessages.dialogNotLoaded);
}
