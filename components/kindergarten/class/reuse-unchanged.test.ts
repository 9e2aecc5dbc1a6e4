import { expect, test } from 'vitest';
import { createChild, createClass } from '../testing/sample-class';
import { reuseUnchanged } from './reuse-unchanged';

const photoUrl = (signature: string) => `/api/files/noa.webp?sig=${signature}`;

test('only a changed child is a new object', () => {
  const before = createClass({ children: [createChild(1, { photoUrl: photoUrl('a') }), createChild(2)] });
  const after = createClass({ children: [createChild(1, { photoUrl: photoUrl('b') }), createChild(2, { age: 6 })] });
  const merged = reuseUnchanged(before, after);
  expect(merged.children[0]).toBe(before.children[0]);
  expect(merged.children[1]).toBe(after.children[1]);
});

test('the rest of the class is always the new one, and another class is not mixed in', () => {
  const before = createClass({ children: [createChild(1)] });
  expect(reuseUnchanged(before, createClass({ email: 'new@example.org' })).email).toBe('new@example.org');
  const other = createClass({ id: 'other', children: [createChild(1)] });
  expect(reuseUnchanged(before, other)).toBe(other);
  expect(reuseUnchanged(null, before)).toBe(before);
});
