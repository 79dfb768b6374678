import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ContactSheet } from './ContactSheet';

/** The docs page of a story file: a contact sheet for a screen, and Storybook's own page for everything else. */
export function ReviewPage() {
  const [first] = useContext(DocsContext).componentStories();
  return first?.title.startsWith('Screens/') ? <ContactSheet /> : <DocsPage />;
}
