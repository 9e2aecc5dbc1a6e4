import { expect, test } from 'vitest';
import { type Drawing, type DrawRequest, defaultCharacter, portraitScene } from '@/lib/illustrator';
import { sketchDesk } from './sketch-desk';

const { character } = defaultCharacter({ age: 5, gender: 'girl' });
const wish = (seed: string): DrawRequest => ({
  scene: portraitScene(),
  character,
  model: 'regular',
  seed,
  variation: 0,
  sizePx: 480,
});
const patient = new AbortController().signal;
const by = (asker: string, signal = patient) => ({ asker, signal });

function desk() {
  const drawn: string[] = [];
  const finish: ((failure?: Error) => void)[] = [];
  const sketch = sketchDesk(
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

test('one picture is drawn at a time; what nobody waits for any more is not drawn', async () => {
  const { drawn, finish, sketch, turn } = desk();
  const impatient = new AbortController();
  const answers = [
    sketch(wish('first'), by('a')),
    sketch(wish('dropped'), by('b', impatient.signal)),
    sketch(wish('last'), by('c')),
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

test('a crowd is refused at once, and served again when it has gone', async () => {
  const { drawn, finish, sketch, turn } = desk();
  const first = sketch(wish('first'), by('a'));
  await turn();
  const gone = new AbortController();
  const crowd = Array.from({ length: 16 }, (_, at) => sketch(wish('crowd'), by(`${at}`, gone.signal)));
  expect(await sketch(wish('too many'), by('b'))).toMatchObject({ code: 'illustration_unavailable' });
  gone.abort();
  finish[0]?.();
  await Promise.all([first, ...crowd]);
  const next = sketch(wish('next'), by('b'));
  await turn();
  finish[1]?.();
  expect(await next).toMatchObject({ ok: true });
  expect(drawn).toEqual(['first', 'next']);
});

test('a picture that fails does not stop the ones after it', async () => {
  const { finish, sketch, turn } = desk();
  const [broken, next] = [sketch(wish('broken'), by('a')), sketch(wish('next'), by('b'))];
  await turn();
  finish[0]?.(new Error('the thread ended'));
  await expect(broken).rejects.toThrow('the thread ended');
  await turn();
  finish[1]?.();
  expect(await next).toMatchObject({ ok: true });
});

test('one visitor waits with one wish, the newest, at the place of the first: nobody else is refused or kept waiting', async () => {
  const { drawn, finish, sketch, turn } = desk();
  const first = sketch(wish('first'), by('other'));
  await turn();
  const crowd = Array.from({ length: 40 }, (_, at) => sketch(wish(`wish ${at}`), by('greedy')));
  const next = sketch(wish('next'), by('next'));
  const newest = sketch(wish('newest'), by('greedy'));
  for (const refused of crowd) expect(await refused).toMatchObject({ code: 'illustration_unavailable' });
  for (const at of [0, 1, 2]) {
    finish[at]?.();
    await turn();
  }
  expect((await Promise.all([first, next, newest])).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(drawn).toEqual(['first', 'newest', 'next']);
});
