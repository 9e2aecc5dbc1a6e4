import { BRAND } from '@/lib/brand';

/** The mark `<mail>` of a message: the shop's address, to be written to. Its padding is for fingers, not for the line. */
export const supportMail = {
  mail: () => (
    <a className="py-3 underline underline-offset-4" href={`mailto:${BRAND.supportEmail}`}>
      <bdi>{BRAND.supportEmail}</bdi>
    </a>
  ),
};
