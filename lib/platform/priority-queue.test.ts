import { expect, it } from 'vitest';
import { createPriorityQueue } from './priority-queue';

/** A fake renderer whose pictures the test completes by hand; records the order of starts. */
function createStudio(sideBySide: number) {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  let time = 0;
  const turn = createPriorityQueue({ concurrency: sideBySide, now: () => time });
  const draw = (name: string) =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      finish.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return {
    begun,
    ask: (name: string, sizePx = 1000) => turn(sizePx * 4, () => draw(name)),
    at: (ms: number) => {
      time = ms;
    },
    end: async (name: string, error?: Error) => {
      finish.get(name)?.(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('draws a limited number in parallel, equal priorities in the order of request', async () => {
  const { begun, ask, end } = createStudio(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('a portrait runs before the pages of a finished book, which wait a few seconds at most', async () => {
  const { begun, ask, at, end } = createStudio(1);
  void ask('first');
  void ask('print', 1500);
  at(1000);
  void ask('portrait', 640);
  at(5000);
  void ask('late portrait', 640);
  await end('first');
  await end('portrait');
  await end('print');
  expect(begun).toEqual(['first', 'portrait', 'print', 'late portrait']);
});

it('a failed picture frees its slot', async () => {
  const { begun, ask, end } = createStudio(1);
  const failing = ask('a');
  const next = ask('b');
  const refused = expect(failing).rejects.toThrow('torn');
  await end('a', new Error('torn'));
  await refused;
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(await next).toBe('b');
});
