import { describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/orders';
import { listOrderActions } from './order-actions';

const book = (photoUntil: string | null) => ({ id: 'b', photoUntil }) as OrderView['book'];
const list = (order: Partial<OrderView>) =>
  listOrderActions({
    id: 'o',
    state: 'ready',
    progress: 'completed',
    book: book(null),
    editable: false,
    download: null,
    upgradeMinor: null,
    paidAt: '2026-11-21',
    deletable: true,
    ...order,
  });

describe('rulings "Photos and names": deleting from My books', () => {
  it.each([
    ['delivered', { progress: 'completed', state: 'delivered', deletable: true }],
    ['long since shipped', { progress: 'in_progress', state: 'shipped', deletable: true }],
    ['in production', { progress: 'in_progress', state: 'in_production', deletable: false }],
    ['printing', { progress: 'in_progress', state: 'printing', deletable: false }],
  ] as const)('a book whose order is %s: the way to delete it, or why that must wait', (_, order) => {
    expect(list(order).includes('deleteBook')).toBe(order.deletable);
    expect(list(order).includes('deleteLater')).toBe(!order.deletable);
  });

  it('offers to delete the photo as long as we keep it', () => {
    expect(list({ book: book('2026-12-24T00:00:00Z') })).toContain('deletePhoto');
    expect(list({})).not.toContain('deletePhoto');
  });
});

describe('§2 My books: the menu of a book', () => {
  const download = { url: '/file', expiresAt: '', daysRemaining: 7, expired: false };

  it('names every other thing to do, the rarest last', () => {
    const actions = list({ download, editable: true, upgradeMinor: 6900, book: book('2026-12-24T00:00:00Z') });
    expect(actions).toEqual([
      'edit',
      'download',
      'upgrade',
      'another',
      'order',
      'receipt',
      'deletePhoto',
      'deleteBook',
    ]);
  });

  it('repeats neither the one button nor a link that has ended', () => {
    expect(list({ state: 'shipped', progress: 'in_progress' })).not.toContain('order');
    expect(list({ download: { ...download, expired: true } })).not.toContain('download');
    expect(list({ state: 'unpaid', progress: 'incomplete', paidAt: null })).toEqual(['look', 'deleteBook']);
  });
});
