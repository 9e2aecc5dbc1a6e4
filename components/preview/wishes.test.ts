import { expect, it } from 'vitest';
import { ApiError } from '@/lib/client/api-error';
import { wishes } from './wishes';

/** Sends wishes to a shop that answers each try as told, and tells the keys they came with. */
function asking(...answers: readonly (ApiError | null)[]) {
  const keys: string[] = [];
  let made = 0;
  const send = wishes(() => {
    made += 1;
    return `key ${made}`;
  });
  const ask = (wish: string) =>
    send(wish, async (key) => {
      const refused = answers[keys.push(key) - 1];
      if (refused) throw refused;
    }).catch(() => undefined);
  return { keys, ask };
}
const LOST = new ApiError(0, null);
const refusal = (status: number, code: string) => new ApiError(status, { error: { code } });

it.each([
  ['a lost answer', LOST],
  ['a server in trouble', refusal(502, 'internal_error')],
  ['a try still in work', refusal(409, 'request_in_progress')],
])('after %s a second tap is the same wish', async (_, trouble) => {
  const { keys, ask } = asking(trouble, null);
  await ask('regular, 3 left');
  await ask('regular, 3 left');
  expect(keys).toEqual(['key 1', 'key 1']);
});

it('once answered, the next tap is a wish of its own', async () => {
  const { keys, ask } = asking(null, refusal(429, 'rate_limited'), null);
  for (let tap = 0; tap < 3; tap += 1) await ask('regular, 3 left');
  expect(keys).toEqual(['key 1', 'key 2', 'key 3']);
});

it('something else is another wish, also after a lost answer', async () => {
  const { keys, ask } = asking(LOST, null);
  await ask('regular, 3 left');
  await ask('advanced, 3 left');
  expect(keys).toEqual(['key 1', 'key 2']);
});
