import type { ErrorCode } from '@/lib/platform/errors';

/** One change of a page: its words, where `null` follows the story, or its picture. */
export type Edit =
  | {
      readonly kind: 'words';
      readonly key: string;
      readonly text: string | null;
      readonly subtitle: string | null;
      /** The changed texts of a picture book's spread by text id, in place of `text`. */
      readonly texts?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly kind: 'picture'; readonly key: string; readonly variation: number };

export type QueuedEdit = Edit & {
  readonly changeId: string;
  /** Version of the page that it was made on; `null`: on the edit of this page before it. */
  readonly version: number | null;
  /** It may have reached the server, so it is sent again as it is. */
  readonly sent: boolean;
};

/** Edits that the server has not confirmed, oldest first, and the pages whose first edit it refused. */
export type EditQueue = {
  readonly edits: readonly QueuedEdit[];
  readonly refused: Readonly<Record<string, ErrorCode>>;
};

export const EMPTY_QUEUE: EditQueue = { edits: [], refused: {} };

const omit = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const replaceEdit = (queue: EditQueue, changeId: string, next: (edit: QueuedEdit) => QueuedEdit): EditQueue => ({
  ...queue,
  edits: queue.edits.map((edit) => (edit.changeId === changeId ? next(edit) : edit)),
});

/**
 * Adds an edit; takes the place of an unsent one of the same kind and page.
 * @param version of the page on screen
 */
export function pushEdit(
  queue: EditQueue,
  edit: Edit,
  { changeId, version }: { readonly changeId: string; readonly version: number },
): EditQueue {
  const { kind, key } = edit;
  const [known, ...outdated] = queue.edits.filter((one) => !one.sent && one.kind === kind && one.key === key);
  const refused = omit(queue.refused, key);
  if (known) {
    const { changeId: id, version: base, sent } = known;
    const replaced = replaceEdit(queue, id, () => ({ ...edit, changeId: id, version: base, sent }));
    // After a refusal two may wait: the later one is older than this edit, and would undo it.
    return {
      edits: replaced.edits.filter((one) => !outdated.some(({ changeId: old }) => old === one.changeId)),
      refused,
    };
  }
  const follows = queue.edits.some((one) => one.key === key);
  return { refused, edits: [...queue.edits, { ...edit, changeId, version: follows ? null : version, sent: false }] };
}

/** The oldest edit that may be sent: of each page the first one, unless the server refused it. */
export function getNextEdit(queue: EditQueue, isReady: (edit: QueuedEdit) => boolean): QueuedEdit | undefined {
  const held = new Set(Object.keys(queue.refused));
  for (const edit of queue.edits) {
    if (!held.has(edit.key) && isReady(edit)) return edit;
    held.add(edit.key);
  }
  return undefined;
}

export const markSent = (queue: EditQueue, changeId: string): EditQueue =>
  replaceEdit(queue, changeId, (edit) => ({ ...edit, sent: true }));

/** Removes a saved edit; the next one of its page is made on `version`. */
export function settleEdit(queue: EditQueue, { changeId, key }: QueuedEdit, version: number): EditQueue {
  const edits = queue.edits.filter((edit) => edit.changeId !== changeId);
  const next = edits.find((edit) => edit.key === key);
  const settled = { ...queue, edits };
  return next ? replaceEdit(settled, next.changeId, (edit) => ({ ...edit, version })) : settled;
}

/** The server did not apply the edit: it stays, and another edit may take its place. */
export const refuseEdit = (queue: EditQueue, { changeId, key }: QueuedEdit, code: ErrorCode): EditQueue => ({
  ...replaceEdit(queue, changeId, (edit) => ({ ...edit, sent: false })),
  refused: { ...queue.refused, [key]: code },
});

/** Puts the edits of a page that was changed elsewhere on top of that change. */
export function rebasePage(
  queue: EditQueue,
  key: string,
  { version, changeId }: { readonly version: number; readonly changeId: string },
): EditQueue {
  const first = queue.edits.find((edit) => edit.key === key);
  const open = { ...queue, refused: omit(queue.refused, key) };
  return first ? replaceEdit(open, first.changeId, (edit) => ({ ...edit, changeId, version, sent: false })) : open;
}

/** Gives up the unsaved edits of a page. */
export const dropPage = (queue: EditQueue, key: string): EditQueue => ({
  edits: queue.edits.filter((edit) => edit.key !== key),
  refused: omit(queue.refused, key),
});

/** The edit that the server refused because its page was changed elsewhere; of several the oldest. */
export const findConflict = ({ edits, refused }: EditQueue): QueuedEdit | undefined =>
  edits.find(({ key }) => refused[key] === 'changed_elsewhere');

/** The newest unsaved values of a page. */
export function getPending(queue: EditQueue, key: string) {
  const ofPage = queue.edits.filter((edit) => edit.key === key);
  return {
    words: ofPage.findLast((edit) => edit.kind === 'words'),
    picture: ofPage.findLast((edit) => edit.kind === 'picture'),
  };
}
