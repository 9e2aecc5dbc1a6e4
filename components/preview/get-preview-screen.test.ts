import { expect, it } from 'vitest';
import type { DraftView } from '@/lib/books';
import { getPreviewScreen, hasNoCharacter } from './get-preview-screen';

const draft = (part: object) =>
  ({ character: null, characterApproved: false, purchased: false, tasks: { character: null }, ...part }) as DraftView;
const hero = { character: {} };

it.each([
  ['a book without a hero', {}, true],
  ['a hero that is being drawn', { tasks: { character: { state: 'queued' } } }, false],
  ['a drawn hero', hero, false],
  ['a bought book whose hero was deleted with the photo', { characterApproved: true }, false],
] as const)('§2 /preview: %s redirects to the wizard: %s', (_, part, redirects) =>
  expect(hasNoCharacter(draft(part))).toBe(redirects),
);

it.each([
  ['the hero before it is approved', hero, null, 'hero'],
  ['the hero that the URL requests', { ...hero, characterApproved: true }, 'character', 'hero'],
  ['the book once the hero is approved', { ...hero, characterApproved: true }, null, 'book'],
  [
    'the locked hero of a bought book',
    { ...hero, characterApproved: true, purchased: true },
    'character',
    'locked-hero',
  ],
  ['the bought book whose hero is deleted', { characterApproved: true, purchased: true }, 'character', 'book'],
] as const)('§2 /preview shows %s', (_, part, step, screen) =>
  expect(getPreviewScreen(draft(part), step)).toBe(screen),
);
