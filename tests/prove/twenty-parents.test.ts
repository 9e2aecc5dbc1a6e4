import { describe, expect, it } from 'vitest';
import { isDraftStale, isPreviewStale } from '@/components/drafts/book-progress';
import type { BookProgress, DraftView, PreviewView, TaskView } from '@/lib/books';
import { createPhotoForm, type ShopClient } from '@/scripts/bench/shop-client';
import { withRunningShop } from './support/running-shop';

const PARENTS = 20;
/** Maximum slowdown of a preview with twenty parallel parents. */
const MAX_SLOWDOWN = 12;
const TIMEOUT_MS = 15 * 60_000;
/** Hebrew stories with different scenes; when alone, the parents use each of them once. */
const BOOKS = [1, 7, 12] as const;
const CHILD = { language: 'he', childName: 'נועה', gender: 'girl', age: 6 } as const;
/** Concurrent jobs (`lib/books/jobs.ts`): neighbours may swap positions by this many. */
const CONCURRENCY = { 'draw-character': 4, 'draw-preview': 2 } as const;

const shop = withRunningShop();

type Followed<View> = {
  readonly book: string;
  readonly path: string;
  readonly task: (view: View) => TaskView | null;
  readonly isOvertaken: (progress: BookProgress, view: View) => boolean;
};

/** Follows as the browser does until it is there; every refusal, and a drawing that failed, is an error. */
async function pollUntil<View>(visitor: ShopClient, followed: Followed<View>, isThere: (view: View) => boolean) {
  const { book, path, task, isOvertaken } = followed;
  const end = performance.now() + TIMEOUT_MS;
  let view = await visitor.request<View>('GET', path);
  // A stream ends with the drawings, or after some minutes.
  while (performance.now() < end) {
    for await (const progress of visitor.events<BookProgress>(`${book}/progress`)) {
      if (isOvertaken(progress, view)) view = await visitor.request<View>('GET', path);
      if (task(view)?.state === 'failed') throw new Error(`${path}: the drawing failed`);
      if (isThere(view)) return view;
    }
  }
  throw new Error(`${path}: what the parent waited for did not come`);
}

type Times = { readonly picture: number; readonly preview: number };

/** Milliseconds from the uploaded photo to the hero's picture and to the complete preview, both loaded. */
async function runParent(catalogueId: number): Promise<Times> {
  const visitor = shop.visitor();
  const { id } = await visitor.request<DraftView>('POST', '/api/books/create', { ...CHILD, catalogueId });
  const book = `/api/books/${id}`;
  // On localhost the upload takes no time: the rest is the shop's time, including its queues.
  const begun = performance.now();
  await visitor.request('POST', `${book}/photo`, createPhotoForm('he'));
  const hero: Followed<DraftView> = {
    book,
    path: book,
    isOvertaken: isDraftStale,
    task: ({ tasks }) => tasks.character,
  };
  const { portraits } = await pollUntil(visitor, hero, (draft) => draft.portraits.regular !== null);
  await visitor.load(portraits.regular ?? '');
  const picture = performance.now() - begun;
  await visitor.request('POST', `${book}/approve`, { imageModel: 'regular' });
  const pages: Followed<PreviewView> = {
    book,
    path: `${book}/preview`,
    isOvertaken: isPreviewStale,
    task: ({ task }) => task,
  };
  const { cover, spreads } = await pollUntil(visitor, pages, ({ task }) => task?.state === 'done');
  const pictures = [cover, ...spreads].flatMap((page) => page.picture ?? []);
  expect(pictures).toHaveLength(4);
  await Promise.all(pictures.map((url) => visitor.load(url)));
  return { picture, preview: performance.now() - begun };
}

/** Jobs of the last parents that started out of order. */
async function findOutOfOrder(name: keyof typeof CONCURRENCY): Promise<readonly string[]> {
  const jobs = await shop.db.$queryRaw<{ key: string; begun: number }[]>`
    SELECT singleton_key AS key, extract(epoch FROM started_on)::float8 AS begun FROM pgboss.job
    WHERE name = ${name} ORDER BY created_on`;
  const asked = jobs.slice(-PARENTS);
  expect(asked).toHaveLength(PARENTS);
  const begun = asked.toSorted((a, b) => a.begun - b.begun);
  return asked.flatMap((job, place) => {
    const moved = begun.indexOf(job) - place;
    return Math.abs(moved) > CONCURRENCY[name] ? [`${name} ${place}: ${moved}`] : [];
  });
}

const getPercentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? Number.POSITIVE_INFINITY;

/** Minimum, median, p95 and maximum. */
const formatFigures = (all: readonly number[]): string =>
  [0.01, 0.5, 0.95, 1].map((share) => (getPercentile(all, share) / 1000).toFixed(1)).join(' / ');

const formatTable = (name: string, all: readonly Times[]): string =>
  [
    `${name}, seconds (least / median / p95 / most):`,
    `  upload done → first picture  ${formatFigures(all.map(({ picture }) => picture))}`,
    `  upload done → whole preview  ${formatFigures(all.map(({ preview }) => preview))}`,
  ].join('\n');

describe(`${PARENTS} parents at once, from their browsers`, () => {
  it('no error; p95 of a preview within the limit; in order of request', { timeout: TIMEOUT_MS * 2 }, async () => {
    // The first one loads what the processes cache: models, stories, brushes.
    await runParent(BOOKS[0]);
    const alone: Times[] = [];
    for (const book of BOOKS) alone.push(await runParent(book));
    const together = await Promise.all(
      Array.from({ length: PARENTS }, (_, nth) => runParent(BOOKS[nth % BOOKS.length] ?? BOOKS[0])),
    );

    const single = getPercentile(
      alone.map(({ preview }) => preview),
      0.5,
    );
    const p95 = getPercentile(
      together.map(({ preview }) => preview),
      0.95,
    );
    console.info(
      [
        formatTable('one parent alone', alone),
        formatTable(`${PARENTS} parents at once`, together),
        `  p95 of a preview is ${(p95 / single).toFixed(1)} times the single one; at most ${MAX_SLOWDOWN}`,
      ].join('\n'),
    );
    expect([...shop.ended(), ...shop.errors()]).toEqual([]);
    expect(p95).toBeLessThanOrEqual(MAX_SLOWDOWN * single);
    expect(await findOutOfOrder('draw-character')).toEqual([]);
    expect(await findOutOfOrder('draw-preview')).toEqual([]);
  });
});
