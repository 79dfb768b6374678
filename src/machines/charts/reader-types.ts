import type {
  AnyEventObject,
  CallbackActorLogic,
  MetaObject,
  NonReducibleUnknown,
  PromiseActorLogic,
  StateMachine,
  StateSchema,
} from 'xstate';
import type { Result } from '#domain/result';

export type Answer = Result<unknown, { kind: string }>;

export interface ReaderParts {
  /** What the actor `load` returns. */
  answer: Answer;
  /** What the reader reads, for its whole life. */
  input?: object;
  /** What can be asked for: a page, a period, a search. A query with `search` can be typed. */
  query?: object;
  /** A change that was saved on this page, and that the value can show before it is read again. */
  patch?: unknown;
}

/**
 * When to read again. `nothing`: only for "Try again". `reload`: on `reload`, between `start` and `stop`. `page`: also
 * when the user returns. `rows`: also after changes that the database reports.
 */
export type ReaderFollows = 'nothing' | 'reload' | 'page' | 'rows';

export type ValueOf<Parts extends { answer: Answer }> = Extract<
  Parts['answer'],
  { ok: true }
>['value'];
export type KindOf<Parts extends { answer: Answer }> = Extract<
  Parts['answer'],
  { ok: false }
>['error']['kind'];
/** What `load` is asked for: the input, with the query. */
export type RequestOf<Parts> = (Parts extends { input: infer Input } ? Input : unknown) &
  (Parts extends { query: infer Query } ? { query: Query } : unknown);

/** `known` is the value that an earlier visit to this page has read for the same request. It is read again at once. */
type StartOf<Parts extends ReaderParts> =
  unknown extends RequestOf<Parts>
    ? { known?: ValueOf<Parts> } | undefined
    : RequestOf<Parts> & { known?: ValueOf<Parts> };

export interface ReaderData<Parts extends ReaderParts> {
  request: RequestOf<Parts>;
  /**
   * Null before the first success. It stays while another query is read, but not while a failed page is read again,
   * because the viewer may have lost the right to see it.
   */
  value: ValueOf<Parts> | null;
  /** The request that `value` answers; the first request before that. */
  answered: RequestOf<Parts>;
  /** The text in the search field, which may not have been asked for yet; '' without a search. */
  typed: string;
  error: KindOf<Parts> | null;
  /** Whether a change was reported during a request. The response may not contain the change. */
  hasNews: boolean;
}

export type ReaderEvent<Parts extends ReaderParts, Follows extends ReaderFollows> =
  | { type: 'retry' }
  /** The value is needed, and can be read; or it is no longer needed, and stays until the next `start`. */
  | (Follows extends 'reload' ? { type: 'start' } | { type: 'stop' } : never)
  /** The value may have changed on this page. */
  | (Follows extends 'nothing' ? never : { type: 'reload' })
  | (Follows extends 'page' | 'rows' ? { type: 'page shown' } : never)
  /** The database reports changes, or no longer reports them. */
  | (Follows extends 'rows'
      ? { type: 'rows changed' } | { type: 'channel lost' } | { type: 'channel back' }
      : never)
  | (Parts extends { query: infer Query } ? { type: 'ask'; query: Query } : never)
  /** The user types. The URL has another query, for example after the user went back. */
  | (Parts extends { query: Searched }
      ? { type: 'search'; text: string } | { type: 'open'; query: Parts['query'] }
      : never)
  | (Parts extends { patch: infer Patch } ? { type: 'patch'; patch: Patch } : never);

/** A query whose text can be typed. `page` starts at 0. */
export interface Searched {
  search: string;
  page: number;
}

type ListState<Parts extends ReaderParts, Kind extends string, Follows extends ReaderFollows> =
  | 'loading'
  | 'known'
  | (Follows extends 'reload' ? 'idle' : never)
  | (Parts extends { query: Searched } ? 'typing' : never)
  | { failed: Kind }
  | (Follows extends 'nothing'
      ? 'shown'
      : {
          shown:
            | 'fresh'
            | 'refreshing'
            | { stale: Kind }
            | (Follows extends 'rows' ? 'waiting' : never);
        });

type ReaderState<Parts extends ReaderParts, Follows extends ReaderFollows> = Follows extends 'rows'
  ? { list: ListState<Parts, KindOf<Parts>, Follows>; live: 'on' | 'off' }
  : ListState<Parts, KindOf<Parts>, Follows>;

type ReaderActor<Parts extends ReaderParts, Follows extends ReaderFollows> =
  | {
      src: 'load';
      logic: PromiseActorLogic<Parts['answer'], RequestOf<Parts>>;
      id: 'load' | 'refresh' | 'renew';
    }
  | (Follows extends 'nothing' | 'reload'
      ? never
      : {
          src: 'watch';
          logic: CallbackActorLogic<
            AnyEventObject,
            Follows extends 'rows' ? RequestOf<Parts> : unknown
          >;
          id: 'watch';
        });

/** If `isReplaced`, replaces the last query in the browser's history. A query from the URL (`open`) is not reported. */
export type ReaderEmitted<Parts> = Parts extends { query: infer Query }
  ? { type: 'asked'; query: Query; isReplaced: boolean }
  : AnyEventObject;

export type ReaderMachine<Parts extends ReaderParts, Follows extends ReaderFollows> = StateMachine<
  ReaderData<Parts>,
  ReaderEvent<Parts, Follows>,
  Record<string, never>,
  ReaderActor<Parts, Follows>,
  never,
  never,
  | (Follows extends 'rows' ? 'quietDelay' : never)
  | (Parts extends { query: Searched } ? 'searchDelay' : never),
  ReaderState<Parts, Follows>,
  /** `busy`: a value is read for the first time or for another query. `known`: the value of an earlier visit is shown and
   * read again. `stale`, `failed`: `error` says why. `lost`: no change is reported. */
  'busy' | 'known' | 'stale' | 'failed' | 'lost',
  StartOf<Parts>,
  NonReducibleUnknown,
  ReaderEmitted<Parts>,
  MetaObject,
  StateSchema
>;

export type ReaderOptions<Parts extends ReaderParts, Follows extends ReaderFollows> = {
  id: string;
  /** Whether a value that was read stays after an error, marked as stale, or is closed. */
  kinds: Record<KindOf<Parts>, 'stays' | 'closes'>;
  follows: Follows;
  /** Without it, the new value replaces the old one. Needed if the page adds older pages or unsaved changes. */
  merge?: (shown: ValueOf<Parts>, read: ValueOf<Parts>) => ValueOf<Parts>;
} & (Parts extends { input: infer Input }
  ? {
      /** Returns the value that the reader starts with. Without it, the reader starts by reading one. */
      given?: (input: Input) => ValueOf<Parts>;
    }
  : object) &
  (Parts extends { query: infer Query }
    ? {
        /** Returns the number of pages of a value; a query beyond the last page leads to it. Null if there are no pages. */
        pages: Query extends { page: number } ? (value: ValueOf<Parts>) => number : null;
      }
    : object) &
  (Parts extends { query: Searched }
    ? {
        /** Returns the text to ask for, for example without spaces around it. */
        search: (typed: string) => string;
      }
    : object) &
  (Parts extends { patch: infer Patch }
    ? { patch: (value: ValueOf<Parts>, patch: Patch) => ValueOf<Parts> }
    : object);
