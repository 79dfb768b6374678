import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { links } from '#content/links';
import { reportMessages } from '#content/messages/site/report';
import { type ReportReasonId, reportReasons, reportText, type Review } from '#content/reviews';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { box, grid } from '#theme/box';
import { DiscordMark } from '../../../shell/DiscordMark';
import * as css from './ReportDialog.css';

export interface ReportDialogProps {
  review: Review;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ReportDialog({ review, isOpen, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReasonId>('notACustomer');
  const copy = CopyNoticeContext.useActorRef();
  const isCopied = CopyNoticeContext.useSelector((state) => state.matches('copied'));
  const isFailed = CopyNoticeContext.useSelector((state) => state.matches('failed'));
  return (
    <Dialog
      title="Report this review"
      description={reportMessages.whatHappens}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button
            tone="plain"
            icon={isCopied ? <Check /> : <Copy />}
            onPress={() => copy.send({ type: 'copy', text: reportText(review, reason) })}
          >
            {isCopied ? 'Copied!' : 'Copy report'}
          </Button>
          <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
            Open the community server
          </LinkButton>
        </>
      }
    >
      <blockquote className={css.quote}>
        <p className={box({ lines: 3 })}>{review.content}</p>
        <p
          className={box({ size: 's', color: 'textMuted' })}
        >{`${review.name}, ${review.dateText}`}</p>
      </blockquote>
      <RadioGroup
        label="What is wrong with it?"
        options={reportReasons}
        value={reason}
        onChange={setReason}
      />
      <p role="status" className={box({ size: 's', color: 'successText' })}>
        {isCopied ? reportMessages.copied : ''}
      </p>
      {isFailed && (
        <div role="alert" className={grid({ gap: 's', size: 's', color: 'dangerText' })}>
          <p>{reportMessages.notCopied}</p>
          <pre className={css.text}>{reportText(review, reason)}</pre>
        </div>
      )}
    </Dialog>
  );
}
