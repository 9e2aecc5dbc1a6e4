import { BRAND } from '@/lib/brand';
import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import { COUNTRIES } from '@/lib/markets';
import { REWARD_REASONS, type RewardReason } from './limits';

/** Credits are offered only where they can be spent: on orders in shekels (rulings, "Money"). */
export const offersCredits = (country: CountryCode, table: CapabilityTable = CURRENT_CAPABILITIES): boolean =>
  isAvailable('rewards', table) && COUNTRIES[country].currency === 'ILS';

/** A friend's order earns a coupon, so both capabilities are needed. */
export const offersReferral = (table: CapabilityTable = CURRENT_CAPABILITIES): boolean =>
  isAvailable('rewards', table) && isAvailable('coupon', table);

type SocialPages = { readonly facebook: string; readonly instagram: string };

/** The page to follow; empty where the shop has none, `null` for rewards without a page. */
export function getSocialPage(reason: RewardReason, pages: SocialPages = BRAND.social): string | null {
  if (reason === 'follow_facebook') return pages.facebook;
  return reason === 'follow_instagram' ? pages.instagram : null;
}

/** The rewards that a customer of this country can earn; none is offered for a page that does not exist. */
export const listRewards = (
  country: CountryCode,
  table: CapabilityTable = CURRENT_CAPABILITIES,
  pages: SocialPages = BRAND.social,
): readonly RewardReason[] =>
  offersCredits(country, table) ? REWARD_REASONS.filter((reason) => getSocialPage(reason, pages) !== '') : [];
