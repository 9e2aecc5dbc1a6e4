import { BRAND } from '@/lib/brand';

/**
 * Rich-text tag `<mail>`: a link to the shop's e-mail address. The padding enlarges the touch target without changing
 * the line height.
 */
export const supportEmailTag = {
  mail: () => (
    <a className="py-3 underline underline-offset-4" href={`mailto:${BRAND.supportEmail}`}>
      <bdi>{BRAND.supportEmail}</bdi>
    </a>
  ),
};
