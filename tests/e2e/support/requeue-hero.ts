import { expect, type Page, type Route } from '@playwright/test';
import type { BookProgress } from '@/lib/books';
import { createDbClient } from '@/lib/platform/db';
import { WORKER_TIMEOUT } from './timeouts';

/** Higher than every revision that a test creates. */
const REVISION_OFFSET = 1000;

/**
 * Resets a drawn hero to the queued state in the database, because pages are rendered on the server.
 * @returns a function that restores the drawn hero
 */
export async function requeueHero(bookId: string): Promise<() => Promise<void>> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  const task = { bookId, kind: 'character' } as const;
  const findLatestTask = () => db.bookTask.findFirst({ where: task, orderBy: { revision: 'desc' } });
  await expect.poll(async () => (await findLatestTask())?.state, { timeout: WORKER_TIMEOUT }).toBe('done');
  const { revision, stage, done, total } = (await findLatestTask()) ?? {
    revision: 1,
    stage: 'done',
    done: 0,
    total: 0,
  };
  const id = { bookId_kind_revision: { ...task, revision } };
  await db.illustration.updateMany({ where: { bookId }, data: { revision: { increment: REVISION_OFFSET } } });
  await db.bookTask.update({ where: id, data: { state: 'queued', stage: 'queued', done: 0, total: 2 } });
  return async () => {
    await db.illustration.updateMany({ where: { bookId }, data: { revision: { decrement: REVISION_OFFSET } } });
    await db.bookTask.update({ where: id, data: { state: 'done', stage, done, total } });
    await db.$disconnect();
  };
}

const character = { state: 'queued', stage: 'queued', done: 0, total: 2, errorCode: null } as const;

/** Answers with a progress event in which three other drawings come first. */
async function fulfillQueued(route: Route): Promise<void> {
  const progress: BookProgress = {
    revision: 1,
    tasks: { character, preview: null },
    pages: [],
    veils: [],
    portraits: [],
    places: { character: { before: 3, seconds: 9 }, preview: null },
  };
  const body = `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
  await route.fulfill({ contentType: 'text/event-stream', body });
}

/** Tells the page that its hero is queued, whatever the shop says. */
export async function answerQueued(page: Page): Promise<void> {
  await page.route(/\/progress$/, fulfillQueued);
}
