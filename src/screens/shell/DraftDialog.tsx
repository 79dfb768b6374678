import { History } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog, type DialogProps } from '#components/Dialog/Dialog';
import { Notice, Notices } from '#components/Notice/Notice';
import type {
  DraftFormData,
  DraftFormParts,
  DraftFormTag,
} from '#machines/charts/draft-form-types';
import * as css from './DraftDialog.css';
import { DraftNotStored } from './draft-stored';

type Known = Pick<DraftFormData<DraftFormParts>, 'isStored' | 'isChanged' | 'isRestored'>;
interface DraftReading<Kind> {
  context: Known & { error: Kind | null };
  hasTag: (tag: DraftFormTag) => boolean;
}

interface DraftEvent {
  type:
    | 'save'
    | 'close'
    | 'discard'
    | 'delete'
    | 'confirm'
    | 'cancel'
    | 'keep mine'
    | 'take theirs';
}

export interface DraftContext<Kind> {
  useSelector: <Selected>(select: (form: DraftReading<Kind>) => Selected) => Selected;
  useActorRef: () => { send: (event: DraftEvent) => void };
}

/** A button of the footer that asks before it does something. */
interface Asking {
  label: string;
  title: string;
  help: string;
}

export interface DraftDialogProps<Kind> extends Pick<DialogProps, 'title' | 'size'> {
  form: DraftContext<Kind>;
  save: string;
  isSaveDisabled?: boolean;
  discard?: Asking;
  remove?: Asking;
  /** Whether the footer has no space for "Not now" on phones. Close has the same effect. */
  isNarrow?: boolean;
  /** Returns the fields. `formId` is the id of their `form` element. */
  children: (formId: string) => ReactNode;
}

/** The dialog of a form (`charts/draft-form`): its footer, and the questions before something is deleted or discarded. */
export function DraftDialog<Kind>(props: DraftDialogProps<Kind>) {
  const { form, title, size, discard, remove, children } = props;
  const actor = form.useActorRef();
  const formId = useId();
  const isOpen = form.useSelector((state) => state.hasTag('open'));
  const isDiscarding = form.useSelector((state) => state.hasTag('discard'));
  const isDeleting = form.useSelector((state) => state.hasTag('deleting'));
  const isAsked = form.useSelector((state) => state.hasTag('delete'));
  const answers = {
    isDanger: true,
    onConfirm: () => actor.send({ type: 'confirm' }),
    onCancel: () => actor.send({ type: 'cancel' }),
  };
  return (
    <Dialog
      {...(size && { size })}
      title={title}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) actor.send({ type: 'close' });
      }}
      footer={<Footer {...props} formId={formId} />}
    >
      {children(formId)}
      {discard && (
        <ConfirmDialog
          {...answers}
          title={discard.title}
          description={discard.help}
          isOpen={isDiscarding}
          confirmLabel="Discard"
        />
      )}
      {remove && (
        <ConfirmDialog
          {...answers}
          title={remove.title}
          description={remove.help}
          isOpen={isAsked || isDeleting}
          confirmLabel="Delete"
          isPending={isDeleting}
          pendingLabel="Deleting..."
        />
      )}
    </Dialog>
  );
}

type FooterProps<Kind> = Omit<DraftDialogProps<Kind>, 'children'> & { formId: string };

function Footer<Kind>(props: FooterProps<Kind>) {
  const { form, formId, save, isSaveDisabled = false, isNarrow, discard, remove } = props;
  const actor = form.useActorRef();
  const isStored = form.useSelector(({ context }) => context.isStored);
  const isChanged = form.useSelector(({ context }) => context.isChanged);
  const isEditable = form.useSelector((state) => state.hasTag('editable'));
  const isBlocked = form.useSelector((state) => state.hasTag('blocked'));
  const isSaving = form.useSelector((state) => state.hasTag('saving'));
  const deleting = remove && isStored && (
    <Button
      tone="quiet"
      isDisabled={!isEditable || isBlocked}
      onPress={() => actor.send({ type: 'delete' })}
    >
      {remove.label}
    </Button>
  );
  const discarding = discard && isChanged && (
    <Button tone="quiet" isDisabled={!isEditable} onPress={() => actor.send({ type: 'discard' })}>
      {discard.label}
    </Button>
  );
  const later = (
    <Button tone="plain" isDisabled={isSaving} onPress={() => actor.send({ type: 'close' })}>
      Not now
    </Button>
  );
  return (
    <>
      {(deleting || discarding) && <span className={css.start}>{deleting || discarding}</span>}
      {deleting && discarding}
      {isNarrow ? <span className={css.later}>{later}</span> : later}
      <Button
        type="submit"
        form={formId}
        isDisabled={isBlocked || isSaveDisabled}
        isPending={isSaving}
        pendingLabel="Saving..."
      >
        {save}
      </Button>
    </>
  );
}

interface ErrorText {
  title: string;
  help: string;
  tone?: 'warning';
  actions?: ReactNode;
}

/** The labels of the buttons that decide a clash, and what is stored now. */
export interface ClashOfDraft {
  keep: string;
  take: string | null;
  theirs: ReactNode;
}

export interface DraftNoticesProps<Kind> {
  form: DraftContext<Kind>;
  /** Returns the text of an error; null if it is shown at a field. */
  errorText: (kind: NoInfer<Kind>) => ErrorText | null;
  clash?: ClashOfDraft;
  /** The text after the form was opened with what this browser had kept. */
  restored?: string;
}

/** The notices above the fields: why the form was not saved, and what of it is kept. */
export function DraftNotices<Kind>({ form, errorText, clash, restored }: DraftNoticesProps<Kind>) {
  const error = form.useSelector<Kind | null>(({ context }) => context.error);
  const isClash = form.useSelector((state) => state.hasTag('clash'));
  const isRestored = form.useSelector(({ context }) => context.isRestored && context.isChanged);
  const text = error === null ? null : errorText(error);
  return (
    <div className={css.notices}>
      {text && (
        <AlertPanel
          key={String(error)}
          tone={isClash ? 'warning' : (text.tone ?? 'danger')}
          title={text.title}
          level={3}
          isLive
          actions={isClash && clash ? <Decision form={form} clash={clash} /> : text.actions}
        >
          <p>{text.help}</p>
          {isClash && clash?.theirs}
        </AlertPanel>
      )}
      <Notices>
        <DraftNotStored />
        {isRestored && restored !== undefined && error === null && (
          <Notice icon={<History />} text={restored} />
        )}
      </Notices>
    </div>
  );
}

function Decision<Kind>({ form, clash }: { form: DraftContext<Kind>; clash: ClashOfDraft }) {
  const actor = form.useActorRef();
  return (
    <>
      <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'keep mine' })}>
        {clash.keep}
      </Button>
      {clash.take !== null && (
        <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'take theirs' })}>
          {clash.take}
        </Button>
      )}
    </>
  );
}
