import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

test('work with the same key runs one at a time; other keys do not wait for it', async () => {
  const take = createKeyedMutex();
  const begun: string[] = [];
  const finish = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      finish.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  const [first, second, other] = [take('a', work('a1')), take('a', work('a2')), take('b', work('b1'))];
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  finish.get('a1')?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  finish.get('a2')?.();
  finish.get('b1')?.();
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1']);
  const later = take('a', work('a3'));
  await turn();
  finish.get('a3')?.();
  expect(await later).toBe('a3');
});
