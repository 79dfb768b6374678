import { ListPlus, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { IconButton } from '#components/IconButton/IconButton';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { questionAnnouncements, storeDesignMessages } from '#content/messages/market/store-design';
import { designLimits, type FaqEntry } from '#domain/marketplace/design';
import {
  changedQuestion,
  movedQuestion,
  withoutQuestion,
  withQuestion,
} from '#domain/marketplace/faq-edits';
import { box, row, stack } from '#theme/box';
import { useAnnounce } from '../../../shell/Announcer';
import { SortableRow } from '../../../shell/sorting/SortableRow';
import { type Sortable, useSortable } from '../../../shell/sorting/use-sortable';
import {
  useDesignEdit,
  useDesignField,
  useDesignProblem,
  useFocusAfterUpdate,
} from '../use-design';

export function FaqFields() {
  const edit = useDesignEdit();
  const faq = useDesignField('faq');
  const problem = useDesignProblem('faq');
  const announce = useAnnounce();
  const focus = useFocusAfterUpdate();
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const isFull = faq.length >= designLimits.faq;

  const move = (from: number, to: number, control: 'handle' | 'up' | 'down') => {
    edit({ faq: movedQuestion(faq, from, to) });
    announce(questionAnnouncements.moved(to + 1, faq.length));
    const id = faq[from]?.id;
    // At the ends of the list, the pressed button is disabled, so the handle takes the focus.
    focus(`[data-move="${id} ${control}"]:enabled`, `[data-move="${id} handle"]`);
  };
  const add = () => {
    const id = crypto.randomUUID();
    edit({ faq: withQuestion(faq, id) });
    announce(questionAnnouncements.added(faq.length + 1));
    focus(`[data-place="faq.${id}.question"] input`);
  };
  const remove = (place: number) => {
    edit({ faq: withoutQuestion(faq, faq[place]?.id ?? '') });
    announce(questionAnnouncements.removed(place + 1));
    focus(`[aria-label="Remove question ${Math.min(place + 1, faq.length - 1)}"]`, '[data-add]');
  };
  const sortable = useSortable({
    list,
    ids: faq.map(({ id }) => id),
    onMove: (from, to) => move(from, to, 'handle'),
  });

  return (
    <div data-place="faq" className={stack({ gap: 'm' })}>
      {faq.length === 0 ? (
        <EmptyState
          level={3}
          icon={<ListPlus />}
          title={storeDesignMessages.noQuestions}
          description={storeDesignMessages.noQuestionsHelp}
        />
      ) : (
        <ul ref={list} className={stack({ gap: 's' })} {...sortable.listProps}>
          {faq.map((entry, place) => (
            <Question
              key={entry.id}
              {...{ entry, place, sortable, helpId }}
              count={faq.length}
              onMove={move}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      )}
      <p id={helpId} hidden>
        {storeDesignMessages.reorderHelp}
      </p>
      {problem !== undefined && (
        <p role="alert" className={box({ size: 's', color: 'dangerText' })}>
          {problem}
        </p>
      )}
      <div className={row({ gap: 'm', wraps: true })}>
        <Button tone="plain" icon={<Plus />} data-add isDisabled={isFull} onPress={add}>
          Add Question
        </Button>
        {isFull && (
          <span className={box({ size: 's', color: 'textMuted' })}>
            {storeDesignMessages.mostQuestions}
          </span>
        )}
      </div>
    </div>
  );
}

interface QuestionProps {
  entry: FaqEntry;
  place: number;
  count: number;
  sortable: Sortable;
  helpId: string;
  onMove: (from: number, to: number, control: 'up' | 'down') => void;
  onRemove: () => void;
}

function Question({ entry, place, onRemove, ...props }: QuestionProps) {
  const edit = useDesignEdit();
  const faq = useDesignField('faq');
  const { id, question, answer } = entry;
  const places = { question: `faq.${id}.question`, answer: `faq.${id}.answer` } as const;
  const name = `question ${place + 1}`;
  return (
    <SortableRow
      {...props}
      id={id}
      place={place}
      name={name}
      actions={
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} size="compact" onPress={onRemove} />
      }
    >
      <div data-place={places.question}>
        <TextField
          label="Question"
          value={question}
          onChange={(typed) =>
            edit({ faq: changedQuestion(faq, id, { question: typed }) }, places.question)
          }
          errorMessage={useDesignProblem(places.question)}
        />
      </div>
      <div data-place={places.answer}>
        <TextArea
          label="Answer"
          rows={2}
          value={answer}
          onChange={(typed) =>
            edit({ faq: changedQuestion(faq, id, { answer: typed }) }, places.answer)
          }
          errorMessage={useDesignProblem(places.answer)}
        />
      </div>
    </SortableRow>
  );
}
