import { expect, it } from 'vitest';
import { connect } from './db';
import { reasonOf } from './log';

/** What a repository throws when it is given what its table does not take. */
async function refusedByPrisma(): Promise<unknown> {
  const db = connect('postgresql://nobody@127.0.0.1:1/none');
  const data = { childName: 'Nogah-Tal', age: 'five' } as unknown as { childName: string };
  return db.book.updateMany({ data }).catch((thrown: unknown) => thrown);
}

it('a child’s name that stands in an error’s words reaches no log', async () => {
  const refused = await refusedByPrisma();
  expect(String(refused)).toContain('Nogah-Tal');
  expect(JSON.stringify(reasonOf(refused))).not.toContain('Nogah-Tal');
  for (const thrown of [new Error('no page for Nogah-Tal'), 'Nogah-Tal', { message: 'Nogah-Tal' }, null]) {
    expect(JSON.stringify(reasonOf(thrown))).not.toContain('Nogah-Tal');
  }
});

it('what failed and where is still told', () => {
  const failure = Object.assign(new TypeError('a\n    at a line of the message'), { code: 'ECONNREFUSED' });
  expect(reasonOf(failure)).toEqual({
    error: 'TypeError',
    code: 'ECONNREFUSED',
    at: expect.stringMatching(/log\.test\.ts:\d+:\d+/),
  });
  expect(reasonOf('text')).toEqual({ error: 'string' });
});
