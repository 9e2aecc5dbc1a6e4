import { expect, test } from 'vitest';
import { closeSupport, getSupportState, openSupport, subscribeToSupport } from './support-store';

test('§4 a global trigger opens the dialog with the page’s context; closing keeps the context', () => {
  const seen: boolean[] = [];
  const stop = subscribeToSupport(() => seen.push(getSupportState().open));
  openSupport({ orderNumber: '7K3MA90Q', topic: 'printing' });
  expect(getSupportState()).toEqual({ open: true, context: { orderNumber: '7K3MA90Q', topic: 'printing' } });
  closeSupport();
  expect(getSupportState()).toEqual({ open: false, context: { orderNumber: '7K3MA90Q', topic: 'printing' } });
  openSupport();
  expect(getSupportState()).toEqual({ open: true, context: {} });
  closeSupport();
  stop();
  openSupport();
  expect(seen).toEqual([true, false, true, false]);
});
