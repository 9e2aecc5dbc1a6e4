import { expect, test } from 'vitest';
import { type Drawing, type DrawRequest, defaultCharacter, portraitScene } from '@/lib/illustrator';
import { createSketchQueue } from './sketch-queue';

const { character } = defaultCharacter({ age: 5, gender: 'girl' });
const createRequest = (seed: string): DrawRequest => ({
  scene: portraitScene(),
  character,
  model: 'regular',
  seed,
  variation: 0,
  sizePx: 480,
});
const neverAborted = new AbortController().signal;
const sketchOptions = (clientKey: string, signal = neverAborted) => ({ clientKey, signal });

function createQueue() {
  const drawn: string[] = [];
  const finish: ((failure?: Error) => void)[] = [];
  const sketch = createSketchQueue(
    ({ seed }) =>
      new Promise<Drawing>((resolve, reject) => {
        drawn.push(seed);
        const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 480, heightPx: 480 } as const;
        finish.push((failure) => (failure ? reject(failure) : resolve(drawing)));
      }),
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { drawn, finish, sketch, turn };
}

test('draws one picture at a time; skips aborted requests', async () => {
  const { drawn, finish, sketch, turn } = createQueue();
  const impatient = new AbortController();
  const answers = [
    sketch(createRequest('first'), sketchOptions('a')),
    sketch(createRequest('dropped'), sketchOptions('b', impatient.signal)),
    sketch(createRequest('last'), sketchOptions('c')),
  ];
  await turn();
  expect(drawn).toEqual(['first']);
  impatient.abort();
  finish[0]?.();
  await turn();
  finish[1]?.();
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(drawn).toEqual(['first', 'last']);
});

test('rejects requests while the queue is full, and accepts them again afterwards', async () => {
  const { drawn, finish, sketch, turn } = createQueue();
  const first = sketch(createRequest('first'), sketchOptions('a'));
  await turn();
  const gone = new AbortController();
  const crowd = Array.from({ length: 16 }, (_, at) =>
    sketch(createRequest('crowd'), sketchOptions(`${at}`, gone.signal)),
  );
  expect(await sketch(createRequest('too many'), sketchOptions('b'))).toMatchObject({
    code: 'illustration_unavailable',
  });
  gone.abort();
  finish[0]?.();
  await Promise.all([first, ...crowd]);
  const next = sketch(createRequest('next'), sketchOptions('b'));
  await turn();
  finish[1]?.();
  expect(await next).toMatchObject({ ok: true });
  expect(drawn).toEqual(['first', 'next']);
});

test('a failed picture does not stop the following ones', async () => {
  const { finish, sketch, turn } = createQueue();
  const [broken, next] = [
    sketch(createRequest('broken'), sketchOptions('a')),
    sketch(createRequest('next'), sketchOptions('b')),
  ];
  await turn();
  finish[0]?.(new Error('the thread ended'));
  await expect(broken).rejects.toThrow('the thread ended');
  await turn();
  finish[1]?.();
  expect(await next).toMatchObject({ ok: true });
});

test('keeps only the newest request per client, at the position of its first: no other client is rejected or delayed', async () => {
  const { drawn, finish, sketch, turn } = createQueue();
  const first = sketch(createRequest('first'), sketchOptions('other'));
  await turn();
  const crowd = Array.from({ length: 40 }, (_, at) => sketch(createRequest(`wish ${at}`), sketchOptions('greedy')));
  const next = sketch(createRequest('next'), sketchOptions('next'));
  const newest = sketch(createRequest('newest'), sketchOptions('greedy'));
  for (const refused of crowd) expect(await refused).toMatchObject({ code: 'illustration_unavailable' });
  for (const at of [0, 1, 2]) {
    finish[at]?.();
    await turn();
  }
  expect((await Promise.all([first, next, newest])).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(drawn).toEqual(['first', 'newest', 'next']);
});
