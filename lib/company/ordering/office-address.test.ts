import { expect, test } from 'vitest';
import { splitStreet } from './office-address';

test.each([
  ['הרצל 12', { street: 'הרצל', house: '12' }],
  ['דרך מנחם בגין 132א', { street: 'דרך מנחם בגין', house: '132א' }],
  ['12 Main St', { street: 'Main St', house: '12' }],
  ['Ngong Road, 14-16', { street: 'Ngong Road', house: '14-16' }],
  ['ул. Герцль 5/2', { street: 'ул. Герцль', house: '5/2' }],
  ['Azrieli Center', { street: 'Azrieli Center', house: '' }],
])('§3 "office address": %s', (typed, address) => expect(splitStreet(typed)).toEqual(address));
