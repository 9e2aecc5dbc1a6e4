import { expect, it } from 'vitest';
import { type Proof, type ProofInput, proofSchema } from './schema';
import { getVisibleProof, parseOwnerProof } from './visible-proof';

const EMPTY: Proof = { rating: null, children: null, photos: [] };
const source = { name: 'Trusted Reviews', url: 'https://reviews.example.com/shop' };
const inAllLanguages = { he: 'א', en: 'a', ar: 'ا', ru: 'а' };
const photo = (name: string): ProofInput['photos'][number] => ({
  file: `/proof/${name}.webp`,
  width: 900,
  height: 900,
  alt: inAllLanguages,
  caption: inAllLanguages,
  source: 'A parent',
  takenOn: '2026-10-01',
  consent: { by: 'The parents', givenOn: '2026-10-02', record: 'folder 7' },
});

it("rulings 'Social proof': the owner's data is complete", () => expect(() => parseOwnerProof()).not.toThrow());

it('rulings "Social proof": samples are marked as samples, and hidden where they are not allowed', () => {
  const sample = getVisibleProof({ samples: true, proof: EMPTY });
  expect([sample.rating, sample.children]).toEqual([
    { value: 4.9, isSample: true, source: null },
    { value: 10_000, isSample: true, source: null },
  ]);
  const production = getVisibleProof({ samples: false, proof: EMPTY });
  expect([production.rating, production.children, production.reviews]).toEqual([null, null, null]);
});

it("rulings 'Social proof': the owner's figure is shown with its source and without samples beside it", () => {
  const rating = { value: 4.7, count: 212, source, asOf: '2026-11-01' };
  const shown = getVisibleProof({ samples: true, proof: { ...EMPTY, rating } });
  expect(shown).toMatchObject({ rating: { value: 4.7, isSample: false, source }, children: null, reviews: source });
});

it('rulings "Social proof": three photos with consent, source and date, or none', () => {
  const photos = ['one', 'two', 'three'].map(photo);
  expect(proofSchema.parse({ ...EMPTY, photos }).photos).toHaveLength(3);
  for (const wrong of [photos.slice(0, 2), [...photos.slice(0, 2), { ...photo('x'), consent: undefined }]])
    expect(proofSchema.safeParse({ ...EMPTY, photos: wrong }).success).toBe(false);
  const withoutSource = { value: 4.9, count: 10, asOf: '2026-11-01' };
  expect(proofSchema.safeParse({ ...EMPTY, rating: withoutSource }).success).toBe(false);
});
