import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { listRewards, offersReferral } from './availability';

const PAGES = { facebook: 'https://facebook.example.com', instagram: 'https://instagram.example.com' };

describe('rulings "Money": credits are offered only where they can be spent', () => {
  it('all in Israel, none elsewhere and none without the capability', () => {
    expect(listRewards('IL', ALL_CAPABILITIES, PAGES)).toHaveLength(4);
    expect(listRewards('US', ALL_CAPABILITIES, PAGES)).toEqual([]);
    expect(listRewards('KE', ALL_CAPABILITIES, PAGES)).toEqual([]);
    expect(listRewards('IL', NO_CAPABILITIES, PAGES)).toEqual([]);
  });

  it('nothing for following a page that does not exist', () => {
    const offered = listRewards('IL', ALL_CAPABILITIES, { facebook: '', instagram: '' });
    expect(offered).toEqual(['share_story', 'write_review']);
  });

  it('an invitation needs coupons too, because it earns one', () => {
    expect(offersReferral({ ...ALL_CAPABILITIES, coupon: false })).toBe(false);
    expect(offersReferral(ALL_CAPABILITIES)).toBe(true);
  });
});
