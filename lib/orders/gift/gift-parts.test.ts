import { describe, expect, it } from 'vitest';
import { getGiftParts } from './gift-parts';

describe('§9 gift: what the buyer of a gift can still change', () => {
  it.each([
    ['digital', 'ready', false, { mail: 'open', card: 'none' }],
    ['digital', 'ready', true, { mail: 'closed', card: 'none' }],
    ['printed', 'awaiting_confirmation', false, { mail: 'none', card: 'open' }],
    ['printed', 'confirmed', false, { mail: 'none', card: 'closed' }],
    ['combo', 'unpaid', false, { mail: 'open', card: 'open' }],
    ['combo', 'awaiting_confirmation', true, { mail: 'closed', card: 'open' }],
    ['combo', 'printing', false, { mail: 'open', card: 'closed' }],
    ['combo', 'refunded', false, { mail: 'closed', card: 'closed' }],
    // Of both formats, the parent cancelled the printed one.
    ['combo', 'ready', false, { mail: 'open', card: 'none' }],
  ] as const)('%s, %s, mailed %s', (tier, state, mailed, parts) => {
    expect(getGiftParts({ tier, state, mailed })).toEqual(parts);
  });
});
