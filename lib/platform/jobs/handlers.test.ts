import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from './define';
import { createJobHandlers } from './handlers';

const OPTIONS = { expireInSeconds: 60, retryLimit: 1, concurrency: 1 };
const jobs = {
  drawJob: defineJob('draw', z.object({ bookId: z.string() }), OPTIONS),
  watchJob: defineJob('watch', z.object({}), OPTIONS),
};

it('a job without a handler, a handler without a job, and one for another payload do not compile', () => {
  // @ts-expect-error: watchJob has no handler.
  const missing = () => createJobHandlers(jobs, { drawJob: async () => {} });
  // @ts-expect-error: there is no mailJob.
  const unknown = () => createJobHandlers(jobs, { drawJob: async () => {}, watchJob: async () => {}, mailJob: null });
  const wrong = () =>
    // @ts-expect-error: the payload of drawJob has no orderId.
    createJobHandlers(jobs, { drawJob: async ({ orderId }) => orderId, watchJob: async () => {} });
  expect([missing, unknown, wrong]).toHaveLength(3);
});

it('a handler gets its payload as the schema reads it, and whether the queue will retry it', async () => {
  const handled: unknown[] = [];
  const [draw] = createJobHandlers(jobs, {
    drawJob: {
      handle: async (...args) => handled.push(args),
      giveUp: async (payload) => handled.push(payload),
    },
    watchJob: async () => {},
  });
  await draw?.handle({ bookId: 'b', traceparent: 'trace' }, true);
  await draw?.giveUp({ bookId: 'b' });
  await expect(draw?.handle({ bookId: 7 }, false)).rejects.toThrow();
  expect(handled).toEqual([[{ bookId: 'b' }, true], { bookId: 'b' }]);
});
