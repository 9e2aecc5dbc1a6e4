import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadStaleViews } from './reload-stale-views';

/** A server at version 2 and a cache at version 1 with a view each. */
function createViews() {
  const cached = new Map([['/api/books/1', 1]]);
  const answers: (() => void)[] = [];
  const views = reloadStaleViews({
    findStale: () => [...cached].flatMap(([key, version]) => (version < 2 ? [key] : [])),
    reload: (key) =>
      new Promise<void>((resolve) => {
        answers.push(() => {
          cached.set(key, 2);
          resolve();
        });
      }),
  });
  return { cached, answers, views };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reloads an outdated view once at a time', async () => {
  const { cached, answers, views } = createViews();
  views.check();
  views.check();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(cached.get('/api/books/1')).toBe(2);
  expect(answers).toHaveLength(1);
  views.stop();
});

it('reloads a view that a late response overwrote after the last event', async () => {
  const { cached, answers, views } = createViews();
  views.check();
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  cached.set('/api/books/1', 1);
  await vi.advanceTimersByTimeAsync(5000);
  answers[1]?.();
  expect(cached.get('/api/books/1')).toBe(2);
  views.stop();
});

it('tries again after a failed reload, and ends when it is stopped', async () => {
  const reload = vi.fn(async () => Promise.reject(new Error('offline')));
  const views = reloadStaleViews({ findStale: () => ['/api/orders/mine'], reload });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
  views.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
