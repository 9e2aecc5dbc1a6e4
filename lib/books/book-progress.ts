import type { Db } from '@/lib/platform/db';
import { toTaskView } from './drafts/draft-view';
import { isGuest } from './drafts/viewer-access';
import { getDrawingPosition } from './drawing/drawing-position';
import { listPictureStates, type PictureState } from './drawing/repository';
import { PICTURE_KEYS, PICTURE_SIZES, PORTRAIT_KEY, PREVIEW_KEYS } from './pages';
import { findOwnedProgress, type Owner } from './repository';
import type { ProgressRow } from './selects';
import type { BookProgress, PortraitState } from './view';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

export type FollowedBook = {
  readonly view: BookProgress;
  /** What the browser waits for; `nothing`: no drawing is queued or running. */
  readonly waitsFor: 'queue' | 'drawing' | 'blurredPages' | 'nothing';
};

/** The blurred pages are drawn some seconds after the open pages. After this time they are no longer expected. */
const BLURRED_PAGES_WAIT_MS = 60_000;
const LOCKED_PAGES = PICTURE_KEYS.length - PREVIEW_KEYS.length;

/** Drawing progress of the visitor's own book; `null` for a book of another owner or one that does not exist. */
export async function getBookProgress(bookId: string, { db, owner, now }: Deps): Promise<FollowedBook | null> {
  const book = await findOwnedProgress(db, bookId, owner);
  if (!book) return null;
  const guest = isGuest(book, owner);
  const imageModel = guest ? 'regular' : book.imageModel;
  const rows = await listPictureStates(db, book);
  // Same rule as `redactForViewer`: a visitor from an e-mailed link sees no advanced picture.
  const visibleRows = guest ? rows.filter(({ model }) => model === 'regular') : rows;
  const pages = visibleRows.filter(
    ({ pageKey, model, sizePx }) => pageKey !== PORTRAIT_KEY && model === imageModel && sizePx > PICTURE_SIZES.thumb,
  );
  const blurredRows = visibleRows.filter(({ sizePx }) => sizePx === PICTURE_SIZES.blurred);
  const tasks = { character: toTaskView(book, 'character'), preview: toTaskView(book, 'preview') };
  const getPosition = async (kind: 'character' | 'preview') =>
    tasks[kind]?.state === 'queued' ? getDrawingPosition(db, kind, book) : null;
  const view: BookProgress = {
    revision: book.revision,
    tasks,
    places: { character: await getPosition('character'), preview: await getPosition('preview') },
    pages: listPageKeys(pages),
    veils: listPageKeys(blurredRows),
    portraits: toPortraits(visibleRows, book._count.photos > 0 && !guest),
  };
  return { view, waitsFor: getWaitReason(view, book, now) };
}

const listPageKeys = (rows: readonly PictureState[]): readonly string[] =>
  [...new Set(rows.map(({ pageKey }) => pageKey))].sort();

/**
 * The hero's portraits by the rules of `listPortraitVariations`; the advanced ones show the child's own face, so
 * they need what the photo told.
 */
function toPortraits(rows: readonly PictureState[], hasPhoto: boolean): BookProgress['portraits'] {
  const portraits = new Map<string, BookProgress['portraits'][number]>();
  const portraitRows = rows.filter(
    ({ pageKey, model }) => pageKey === PORTRAIT_KEY && (model === 'regular' || hasPhoto),
  );
  for (const { model, variation, redraw } of portraitRows) {
    const key = `${model}:${variation}`;
    const state: PortraitState = redraw === null ? 'drawn' : redraw === 'failed' ? 'failed' : 'waiting';
    const known = portraits.get(key);
    // A waiting portrait is the chosen one, so it outranks a drawn one. A drawn one outranks a failed one.
    if (!known || rank(state) > rank(known.state)) portraits.set(key, { model, variation, state });
  }
  return [...portraits.values()].sort((one, other) => getPortraitKey(one).localeCompare(getPortraitKey(other)));
}

const rank = (state: PortraitState): number => ['failed', 'drawn', 'waiting'].indexOf(state);
const getPortraitKey = ({ model, variation }: BookProgress['portraits'][number]): string => `${model}:${variation}`;

function getWaitReason(
  { tasks, portraits, veils }: BookProgress,
  book: ProgressRow,
  now: Date,
): FollowedBook['waitsFor'] {
  const states = [tasks.character?.state, tasks.preview?.state];
  if (states.includes('running') || portraits.some(({ state }) => state === 'waiting')) return 'drawing';
  if (states.includes('queued')) return 'queue';
  const previewTask = book.tasks.find(({ kind, revision }) => kind === 'preview' && revision === book.revision);
  const isRecent = previewTask !== undefined && now.getTime() - previewTask.updatedAt.getTime() < BLURRED_PAGES_WAIT_MS;
  return previewTask?.state === 'done' && isRecent && veils.length < LOCKED_PAGES ? 'blurredPages' : 'nothing';
}
