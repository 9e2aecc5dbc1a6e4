import { expect, test } from 'vitest';
import { closeSupport, currentSupport, onSupport, openSupport } from './support-store';

test('§4 a global trigger opens the dialog with what the page knows; closing keeps what it was about', () => {
  const seen: boolean[] = [];
  const stop = onSupport(() => seen.push(currentSupport().open));
  openSupport({ orderNumber: '7K3MA90Q', topic: 'printing' });
  expect(currentSupport()).toEqual({ open: true, context: { orderNumber: '7K3MA90Q', topic: 'printing' } });
  closeSupport();
  expect(currentSupport()).toEqual({ open: false, context: { orderNumber: '7K3MA90Q', topic: 'printing' } });
  openSupport();
  expect(currentSupport()).toEqual({ open: true, context: {} });
  closeSupport();
  stop();
  openSupport();
  expect(seen).toEqual([true, false, true, false]);
});
