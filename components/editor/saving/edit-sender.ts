import type { SaveState } from '@/components/feedback/saved-indicator';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import {
  dropPage,
  type Edit,
  type EditQueue,
  getNextEdit,
  markSent,
  pushEdit,
  type QueuedEdit,
  rebasePage,
  refuseEdit,
  settleEdit,
} from './edit-queue';

/** Pause in typing after which words are sent, and the longest time that steady typing holds them back, in ms. */
const SEND_AFTER_MS = 400;
const HOLD_AT_MOST_MS = 3000;
/** Waiting times between attempts, in ms: the last one repeats. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000];

type Saved = { readonly version: number };
export type EditSnapshot = { readonly queue: EditQueue; readonly state: SaveState | null };

type EditSenderOptions<Answer extends Saved> = {
  readonly send: (edit: QueuedEdit) => Promise<Answer>;
  readonly onSaved: (edit: QueuedEdit, answer: Answer) => void;
  /** Keeps unsaved edits across reloads. */
  readonly store: { readonly read: () => EditQueue; readonly write: (queue: EditQueue) => void };
  readonly newId: () => string;
  /** A clock in ms. */
  readonly now: () => number;
};

/** Whether the same request may succeed later. */
const isTemporary = ({ status }: ApiError): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Saves edits in their order, one request at a time, and tries again for as long as it takes: an edit keeps its id, so
 * that one which arrived without an answer is not applied twice (§4 editor).
 */
export function createEditSender<Answer extends Saved>(options: EditSenderOptions<Answer>) {
  const { send, onSaved, store, newId, now } = options;
  const listeners = new Set<() => void>();
  const holds = new Map<string, { readonly since: number; readonly until: number }>();
  let queue = store.read();
  let running = false;
  let attempts = 0;
  let hasSaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let snapshot = createSnapshot();

  function createSnapshot(): EditSnapshot {
    const idle = hasSaved ? 'saved' : null;
    const busy = attempts > 0 ? 'retrying' : 'saving';
    const refused = Object.keys(queue.refused).length > 0;
    return { queue, state: refused ? 'failed' : queue.edits.length > 0 ? busy : idle };
  }
  function update(next: EditQueue): void {
    queue = next;
    store.write(queue);
    snapshot = createSnapshot();
    for (const listener of listeners) listener();
  }
  const isReady = ({ changeId }: QueuedEdit) => (holds.get(changeId)?.until ?? 0) <= now();
  /** An earlier appointment stands. */
  const runAfter = (ms: number) => {
    if (timer !== undefined && due <= now() + ms) return;
    clearTimeout(timer);
    due = now() + ms;
    timer = setTimeout(run, ms);
  };

  /** Returns whether to go on with the next edit. */
  async function sendEdit(edit: QueuedEdit): Promise<boolean> {
    holds.delete(edit.changeId);
    update(markSent(queue, edit.changeId));
    try {
      const answer = await send(edit);
      attempts = 0;
      hasSaved = true;
      onSaved(edit, answer);
      update(settleEdit(queue, edit, answer.version));
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isTemporary(error)) {
        attempts += 1;
        update(queue);
        return false;
      }
      attempts = 0;
      update(refuseEdit(queue, edit, error.reason));
      return true;
    }
  }

  async function run(): Promise<void> {
    if (running) return;
    clearTimeout(timer);
    timer = undefined;
    running = true;
    let goesOn = true;
    for (let edit = getNextEdit(queue, isReady); edit && goesOn; edit = getNextEdit(queue, isReady)) {
      goesOn = await sendEdit(edit);
    }
    running = false;
    if (!goesOn) runAfter(RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0);
    else if (getNextEdit(queue, () => true)) runAfter(SEND_AFTER_MS / 4);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /**
     * Saves an edit; words wait for a pause in typing.
     * @param version of the page on screen
     */
    add(edit: Edit, version: number): void {
      const next = pushEdit(queue, edit, { changeId: newId(), version });
      const queued = next.edits.findLast((one) => one.key === edit.key && one.kind === edit.kind);
      if (queued && edit.kind === 'words') {
        const since = holds.get(queued.changeId)?.since ?? now();
        holds.set(queued.changeId, { since, until: Math.min(now() + SEND_AFTER_MS, since + HOLD_AT_MOST_MS) });
      }
      update(next);
      if (attempts === 0) runAfter(edit.kind === 'words' ? SEND_AFTER_MS : 0);
    },
    /** Sends everything now: the field lost its focus, or the network is back. */
    flush(): void {
      holds.clear();
      void run();
    },
    /** Tries refused edits once more. */
    retry(): void {
      update({ ...queue, refused: {} });
      this.flush();
    },
    /** Answers 'changed elsewhere': the page's edits go on top of the other change, or are given up. */
    resolve(key: string, keep: 'mine' | 'theirs', version: number): void {
      update(keep === 'mine' ? rebasePage(queue, key, { version, changeId: newId() }) : dropPage(queue, key));
      void run();
    },
    /** Takes over edits that another tab left unsaved. */
    adopt(edits: readonly QueuedEdit[]): void {
      if (edits.length > 0) update({ ...queue, edits: [...edits, ...queue.edits] });
      void run();
    },
  };
}

export type EditSender = ReturnType<typeof createEditSender>;
