import { expect, test } from 'vitest';
import { batchFormSchema, createTypedBatch, loadTypedBatch, saveTypedBatch } from './batch-form';

const market = { country: 'IL', language: 'he' } as const;
const filled = {
  ...createTypedBatch(market, { printed: true, day: '2026-12-01' }),
  contactName: 'Dana Levi',
  companyName: 'Acme',
  contactEmail: 'dana@example.org',
  contactPhone: '050-223-4504',
  catalogueId: 1,
  office: { street: 'Herzl 1', city: 'Haifa', postal: ' ', state: '' },
};
const faults = (typed: object) =>
  batchFormSchema.safeParse({ ...filled, ...typed }).error?.issues.map(({ path }) => path.join('.'));

test('a filled form is what the server takes', () => {
  const parsed = batchFormSchema.parse(filled);
  expect(parsed).toMatchObject({ estimatedBooks: 10, dedication: null, office: { postal: null, state: null } });
  expect(parsed.closesAt).toBe('2026-12-01T21:59:59.000Z');
});

test('§5 company form: each required field has its own error', () => {
  const empty = createTypedBatch(market, { printed: true, day: '' });
  expect(faults(empty)).toEqual(
    expect.arrayContaining([
      'contactName',
      'companyName',
      'contactEmail',
      'contactPhone',
      'catalogueId',
      'office.street',
      'office.city',
      'closesAt',
    ]),
  );
  expect(faults({ estimatedBooks: '9' })).toEqual(['estimatedBooks']);
  expect(faults({ delivery: null })).toEqual(['delivery']);
  expect(faults({ delivery: null, bookType: 'digital' })).toBeUndefined();
  expect(faults({ office: { ...filled.office, postal: '12' } })).toEqual(['office.postal']);
  const american = { country: 'US', language: 'en', contactPhone: '(212) 555-0134' };
  expect(faults(american)).toEqual(['office.state', 'office.postal']);
  expect(faults({ ...american, office: { ...filled.office, state: 'NY', postal: '10001' } })).toBeUndefined();
});

test('what was typed comes back in the same market; the book only in its language', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  saveTypedBatch(store, filled);
  expect(loadTypedBatch(store, market)).toEqual(filled);
  expect(loadTypedBatch(store, { ...market, language: 'en' })).toMatchObject({
    companyName: 'Acme',
    catalogueId: null,
  });
  expect(loadTypedBatch(store, { country: 'US', language: 'en' })).toBeNull();
});
