import { describe, expect, it } from 'vitest';
import {
  dropPage,
  type EditQueue,
  EMPTY_QUEUE,
  getNextEdit,
  getPending,
  markSent,
  pushEdit,
  rebasePage,
  refuseEdit,
  settleEdit,
} from './edit-queue';

const KEY = 's01';
let count = 0;
const push = (queue: EditQueue, text = `text ${count}`): EditQueue => {
  count += 1;
  return pushEdit(queue, { kind: 'words', key: KEY, text, subtitle: null }, { changeId: `c${count}`, version: 1 });
};
const getSent = ({ edits }: EditQueue) => edits.find(({ sent }) => sent);

/** Everything that can happen to a page's edits; what does not apply changes nothing. */
const EVENTS = {
  edit: push,
  send(queue: EditQueue) {
    const next = getNextEdit(queue, () => true);
    return next ? markSent(queue, next.changeId) : queue;
  },
  save(queue: EditQueue) {
    const sent = getSent(queue);
    return sent ? settleEdit(queue, sent, 2) : queue;
  },
  refuse(queue: EditQueue) {
    const sent = getSent(queue);
    return sent ? refuseEdit(queue, sent, 'changed_elsewhere') : queue;
  },
  'keep mine': (queue: EditQueue) => rebasePage(queue, KEY, { version: 3, changeId: 'c0' }),
  'keep theirs': (queue: EditQueue) => dropPage(queue, KEY),
} as const;
type EventName = keyof typeof EVENTS;

type State = 'saved' | 'unsent' | 'sent' | 'sent, unsent' | 'refused' | 'refused, unsent';
const describeState = ({ edits, refused }: EditQueue): string =>
  edits.map(({ sent }, at) => (at === 0 && refused[KEY] ? 'refused' : sent ? 'sent' : 'unsent')).join(', ') || 'saved';

const unsent = () => push(EMPTY_QUEUE);
const sent = () => EVENTS.send(unsent());
const QUEUES: Readonly<Record<State, () => EditQueue>> = {
  saved: () => EMPTY_QUEUE,
  unsent,
  sent,
  'sent, unsent': () => push(sent()),
  refused: () => EVENTS.refuse(sent()),
  'refused, unsent': () => EVENTS.refuse(push(sent())),
};

/** What each state becomes. A refused edit waits until its parent decides or writes on. */
const TABLE: Readonly<Record<State, Readonly<Record<EventName, State | 'unsent, unsent'>>>> = {
  saved: {
    edit: 'unsent',
    send: 'saved',
    save: 'saved',
    refuse: 'saved',
    'keep mine': 'saved',
    'keep theirs': 'saved',
  },
  unsent: {
    edit: 'unsent',
    send: 'sent',
    save: 'unsent',
    refuse: 'unsent',
    'keep mine': 'unsent',
    'keep theirs': 'saved',
  },
  sent: {
    edit: 'sent, unsent',
    send: 'sent',
    save: 'saved',
    refuse: 'refused',
    'keep mine': 'unsent',
    'keep theirs': 'saved',
  },
  'sent, unsent': {
    edit: 'sent, unsent',
    send: 'sent, unsent',
    save: 'unsent',
    refuse: 'refused, unsent',
    'keep mine': 'unsent, unsent',
    'keep theirs': 'saved',
  },
  refused: {
    edit: 'unsent',
    send: 'refused',
    save: 'refused',
    refuse: 'refused',
    'keep mine': 'unsent',
    'keep theirs': 'saved',
  },
  'refused, unsent': {
    edit: 'unsent',
    send: 'refused, unsent',
    save: 'refused, unsent',
    refuse: 'refused, unsent',
    'keep mine': 'unsent, unsent',
    'keep theirs': 'saved',
  },
};

const CASES = Object.entries(TABLE).flatMap(([state, row]) =>
  Object.entries(row).map(([event, next]) => [state as State, event as EventName, next] as const),
);

describe('§4 "Editor saving": the states of a page', () => {
  it.each(Object.keys(QUEUES) as State[])('%s can be reached', (state) => {
    expect(describeState(QUEUES[state]())).toBe(state);
  });

  it.each(CASES)('%s, then %s: %s', (state, event, next) => {
    expect(describeState(EVENTS[event](QUEUES[state]()))).toBe(next);
  });

  it('what was typed last is what is kept, whatever happened before', () => {
    for (const state of Object.keys(QUEUES) as State[]) {
      const queue = push(QUEUES[state](), 'the last words');
      expect(getPending(queue, KEY).words).toMatchObject({ text: 'the last words' });
    }
  });

  it('another page is never held up', () => {
    const other = { kind: 'picture', key: 's02', variation: 1 } as const;
    for (const state of Object.keys(QUEUES) as State[]) {
      const queue = pushEdit(QUEUES[state](), other, { changeId: 'other', version: 1 });
      expect(getNextEdit(queue, ({ key }) => key === 's02')?.changeId).toBe('other');
    }
  });
});
