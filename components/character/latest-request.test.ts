import { expect, test, vi } from 'vitest';
import { createLatestRequest } from './latest-request';

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
  const wishes = createLatestRequest<string, string>({
    send: (wish, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ wish, signal, answer: () => resolve(`picture of ${wish}`), fail: () => reject(new Error()) });
      }),
    onResponse: (picture) => shown.push(picture),
    onError: failures,
    now: () => clock,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { asked, shown, failures, ...wishes, settle, pass: (ms: number) => (clock += ms) };
}

test('runs one request at a time while dragging, and shows the last result last', async () => {
  const { request, asked, shown, settle } = desk();
  for (const wish of ['a', 'b', 'c', 'd']) request(wish);
  expect(asked.map(({ wish }) => wish)).toEqual(['a']);
  asked[0]?.answer();
  await settle();
  asked[1]?.answer();
  await settle();
  expect(asked.map(({ wish }) => wish)).toEqual(['a', 'd']);
  expect(shown).toEqual(['picture of a', 'picture of d']);
});

test('aborts a slow request for a newer one and never shows its result', async () => {
  const { request, asked, shown, pass, settle } = desk();
  request('slow');
  pass(1000);
  request('new');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer();
  asked[0]?.answer();
  await settle();
  expect(shown).toEqual(['picture of new']);
});

test('reports an error once no newer request is running; the next input tries again', async () => {
  const { request, asked, shown, failures, settle } = desk();
  request('a');
  request('b');
  asked[0]?.fail();
  await settle();
  expect(failures).not.toHaveBeenCalled();
  asked[1]?.fail();
  await settle();
  expect(failures).toHaveBeenCalledOnce();
  request('c');
  asked[2]?.answer();
  await settle();
  expect(shown).toEqual(['picture of c']);
});

test('shows nothing after abort', async () => {
  const { request, abort, asked, shown, settle } = desk();
  request('a');
  abort();
  asked[0]?.answer();
  await settle();
  expect([asked[0]?.signal.aborted, shown]).toEqual([true, []]);
});
