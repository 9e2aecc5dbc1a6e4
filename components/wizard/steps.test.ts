import { describe, expect, test } from 'vitest';
import { shownStep, stepNumber } from './steps';

const named = { childName: 'מאיה', catalogueId: null };

describe('§2 wizard steps', () => {
  test('an empty wizard starts with the child, whatever the address asks', () => {
    expect(shownStep('photo', null)).toBe('child');
    expect(shownStep(null, null)).toBe('child');
  });
  test('without a step the address continues where something is missing', () => {
    expect(shownStep(null, named)).toBe('book');
    expect(shownStep(null, { ...named, catalogueId: 1 })).toBe('photo');
  });
  test('going back is always allowed, skipping ahead never', () => {
    expect(shownStep('child', { ...named, catalogueId: 1 })).toBe('child');
    expect(shownStep('photo', named)).toBe('book');
  });
  test('a link to another book leads to the book, not past it', () => {
    expect(shownStep(null, { ...named, catalogueId: 1 }, 12)).toBe('book');
    expect(shownStep('photo', { ...named, catalogueId: 10_001 }, 12)).toBe('book');
    expect(shownStep(null, { ...named, catalogueId: 10_001 }, 1)).toBe('photo');
    expect(shownStep('child', { ...named, catalogueId: 1 }, 12)).toBe('child');
    expect(shownStep(null, null, 12)).toBe('child');
  });
  test('an unknown step counts as none', () => {
    expect(shownStep('payment', named)).toBe('book');
  });
  test('steps are counted from 1', () => {
    expect(stepNumber('child')).toBe(1);
    expect(stepNumber('photo')).toBe(3);
  });
});
