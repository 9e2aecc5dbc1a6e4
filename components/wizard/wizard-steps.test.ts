import { describe, expect, test } from 'vitest';
import { resolveStep, stepNumber } from './wizard-steps';

const named = { childName: 'מאיה', catalogueId: null };

describe('§2 wizard steps', () => {
  test('an empty wizard starts with the child, whatever the URL says', () => {
    expect(resolveStep('photo', null)).toBe('child');
    expect(resolveStep(null, null)).toBe('child');
  });
  test('without a step the URL continues at the first missing answer', () => {
    expect(resolveStep(null, named)).toBe('book');
    expect(resolveStep(null, { ...named, catalogueId: 1 })).toBe('photo');
  });
  test('going back is always allowed, skipping ahead never', () => {
    expect(resolveStep('child', { ...named, catalogueId: 1 })).toBe('child');
    expect(resolveStep('photo', named)).toBe('book');
  });
  test('a link to another book leads to the book step, not past it', () => {
    expect(resolveStep(null, { ...named, catalogueId: 1 }, 12)).toBe('book');
    expect(resolveStep('photo', { ...named, catalogueId: 10_001 }, 12)).toBe('book');
    expect(resolveStep(null, { ...named, catalogueId: 10_001 }, 1)).toBe('photo');
    expect(resolveStep('child', { ...named, catalogueId: 1 }, 12)).toBe('child');
    expect(resolveStep(null, null, 12)).toBe('child');
  });
  test('an unknown step counts as none', () => {
    expect(resolveStep('payment', named)).toBe('book');
  });
  test('step numbers start at 1', () => {
    expect(stepNumber('child')).toBe(1);
    expect(stepNumber('photo')).toBe(3);
  });
});
