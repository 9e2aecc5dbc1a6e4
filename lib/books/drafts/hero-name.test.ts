import { expect, it } from 'vitest';
import { getFirstName } from './hero-name';

it.each([
  ['Maya', 'Maya'],
  ['Maya Levi', 'Maya'],
  ['נועה בן־דוד', 'נועה'],
  ['Anna-Maria', 'Anna-Maria'],
  ['  Ng’ang’a  Otieno ', 'Ng’ang’a'],
  ['יעל\u00A0כהן', 'יעל'],
])('rulings "Photos and names": first name only by default: %j gives %j', (childName, first) =>
  expect(getFirstName(childName)).toBe(first),
);
