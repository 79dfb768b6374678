import { Suspense, useEffect, useEffectEvent } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import { useFieldIds } from './use-draft';
import { embedTabs, type EmbedTab } from './editor-place';
import { useEditorView } from './EditorView';
import * as css from './MessageEditor.css';
import { lazyComponent } from '../lazy-component';
import { stack } from '#theme/box';
import { ColorText } from './ColorText';
import { DraftText } from './DraftText';
import { TimestampField } from './TimestampField';

/** The fields are loaded lazily, because most embeds have none. */
const loadFields = () => import('./FieldsTab');
const FieldsTab = lazyComponent(async () => (await loadFields()).FieldsTab);

/** The form of one embed in tabs (product.md §15.2). `embed` is its index. */
export function EmbedTabs({ embed }: { embed: number }) {
  const { tab, chooseTab } = useEditorView();
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={(key) => {
        const chosen = embedTabs.find((each) => each === key);
        if (chosen) chooseTab(chosen);
      }}
    >
      <TabList aria-label="Embed editor">
        <Tab id="general">General</Tab>
        <Tab id="author">Author</Tab>
        <Tab id="media">Media</Tab>
        <Tab id="fields" onApproach={() => void loadFields()}>
          Fields
          <FieldCount embed={embed} />
        </Tab>
      </TabList>
      {embedTabs.map((each) => (
        <TabPanel key={each} id={each}>
          <Panel tab={each} embed={embed} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const panels = { general: GeneralTab, author: AuthorTab, media: MediaTab, fields: LazyFieldsTab };

function Panel({ tab, embed }: { tab: EmbedTab; embed: number }) {
  const Form = panels[tab];
  return (
    <>
      <Form embed={embed} />
      {tab !== 'fields' && <NotifyMounted />}
    </>
  );
}

/**
 * The lazily loaded fields. The other panels have no `Suspense` boundary, because React hydrates the content of a
 * boundary after the rest of the page. Text that the user types into a field before its hydration is lost.
 */
function LazyFieldsTab({ embed }: { embed: number }) {
  return (
    <Suspense>
      <FieldsTab embed={embed} />
      <NotifyMounted />
    </Suspense>
  );
}

/** Repeats the editor's focus request on mount, so that a control of this panel can be focused. */
function NotifyMounted() {
  const { retryFocus } = useEditorView();
  const arrive = useEffectEvent(retryFocus);
  useEffect(() => arrive(), []);
  return null;
}

/** The number of fields. It is hidden from screen readers, because the tab's accessible name must not change. */
function FieldCount({ embed }: { embed: number }) {
  const count = useFieldIds(embed).length;
  return (
    count > 0 && (
      <span aria-hidden className={css.count}>
        {count}
      </span>
    )
  );
}

/** `embed` is the index of the embed, as in the other tabs. */
function GeneralTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText path={`${at}.title`} label="Title" />
      <DraftText path={`${at}.description`} label="Description" rows={5} context="description" />
      <div className={css.row}>
        <DraftText path={`${at}.url`} label="URL" placeholder="https://example.com" isAddress />
        <ColorText embed={embed} />
      </div>
      <TimestampField embed={embed} />
      <div className={css.row}>
        <DraftText path={`${at}.footer.text`} label="Footer text" />
        <DraftText
          path={`${at}.footer.icon_url`}
          label="Footer icon URL"
          placeholder="https://example.com/icon.png"
          isAddress
        />
      </div>
    </div>
  );
}

function AuthorTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}.author` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText path={`${at}.name`} label="Author name" />
      <DraftText
        path={`${at}.icon_url`}
        label="Author icon URL"
        placeholder="https://example.com/icon.png"
        isAddress
      />
      <DraftText
        path={`${at}.url`}
        label="Author URL"
        placeholder="https://example.com"
        isAddress
      />
    </div>
  );
}

function MediaTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText
        path={`${at}.thumbnail.url`}
        label="Thumbnail URL"
        description="Small, in the top-right corner of the embed."
        placeholder="https://example.com/thumbnail.png"
        isAddress
      />
      <DraftText
        path={`${at}.image.url`}
        label="Image URL"
        description="Large, below the text and the fields."
        placeholder="https://example.com/image.png"
        isAddress
      />
    </div>
  );
}
