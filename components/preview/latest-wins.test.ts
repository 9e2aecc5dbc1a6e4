import { expect, test, vi } from 'vitest';
import { latestWins } from './latest-wins';

type Asked = {
  readonly wish: string;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
};

function desk() {
  const asked: Asked[] = [];
  const [shown, failures] = [[] as string[], vi.fn()];
  let clock = 0;
  const wishes = latestWins<string, string>({
    ask: (wish, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ wish, signal, answer: () => resolve(`picture of ${wish}`), fail: () => reject(new Error()) });
      }),
    onAnswer: (picture) => shown.push(picture),
    onFailure: failures,
    now: () => clock,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { asked, shown, failures, ...wishes, settle, pass: (ms: number) => (clock += ms) };
}

test('while a finger drags one picture is asked for at a time, and the last one is shown last', async () => {
  const { want, asked, shown, settle } = desk();
  for (const wish of ['a', 'b', 'c', 'd']) want(wish);
  expect(asked.map(({ wish }) => wish)).toEqual(['a']);
  asked[0]?.answer();
  await settle();
  asked[1]?.answer();
  await settle();
  expect(asked.map(({ wish }) => wish)).toEqual(['a', 'd']);
  expect(shown).toEqual(['picture of a', 'picture of d']);
});

test('a slow picture is given up for a newer wish and never shown', async () => {
  const { want, asked, shown, pass, settle } = desk();
  want('slow');
  pass(1000);
  want('new');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer();
  asked[0]?.answer();
  await settle();
  expect(shown).toEqual(['picture of new']);
});

test('a failure is told once nothing newer is under way; the next wish asks again', async () => {
  const { want, asked, shown, failures, settle } = desk();
  want('a');
  want('b');
  asked[0]?.fail();
  await settle();
  expect(failures).not.toHaveBeenCalled();
  asked[1]?.fail();
  await settle();
  expect(failures).toHaveBeenCalledOnce();
  want('c');
  asked[2]?.answer();
  await settle();
  expect(shown).toEqual(['picture of c']);
});

test('nothing is shown after the end', async () => {
  const { want, stop, asked, shown, settle } = desk();
  want('a');
  stop();
  asked[0]?.answer();
  await settle();
  expect([asked[0]?.signal.aborted, shown]).toEqual([true, []]);
});
