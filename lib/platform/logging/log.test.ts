import { expect, it } from 'vitest';
import { createDbClient } from '../db';
import { describeError } from './log';

/** The error of a repository whose input the table rejects. */
async function prismaValidationError(): Promise<unknown> {
  const db = createDbClient('postgresql://nobody@127.0.0.1:1/none');
  const data = { childName: 'Nogah-Tal', age: 'five' } as unknown as { childName: string };
  return db.book.updateMany({ data }).catch((thrown: unknown) => thrown);
}

it("no log line contains a child's name from an error message", async () => {
  const refused = await prismaValidationError();
  expect(String(refused)).toContain('Nogah-Tal');
  expect(JSON.stringify(describeError(refused))).not.toContain('Nogah-Tal');
  for (const thrown of [new Error('no page for Nogah-Tal'), 'Nogah-Tal', { message: 'Nogah-Tal' }, null]) {
    expect(JSON.stringify(describeError(thrown))).not.toContain('Nogah-Tal');
  }
});

it('the log still names the error and its location', () => {
  const failure = Object.assign(new TypeError('a\n    at a line of the message'), { code: 'ECONNREFUSED' });
  expect(describeError(failure)).toEqual({
    error: 'TypeError',
    code: 'ECONNREFUSED',
    at: expect.stringMatching(/log\.test\.ts:\d+:\d+/),
  });
  expect(describeError('text')).toEqual({ error: 'string' });
});
