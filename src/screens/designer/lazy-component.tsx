import type { ComponentType } from 'react';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { lazyComponent as lazyComponentWith } from '../shell/lazy-component';

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponentWith(load, embedSendMessages.dialogNotLoaded);
}
