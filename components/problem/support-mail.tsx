import { BRAND } from '@/lib/brand';

/** The mark `<mail>` of a message: the shop's address, to be written to. */
export const supportMail = {
  mail: () => (
    <a
      className="inline-flex min-h-(--tap) items-center underline underline-offset-4"
      href={`mailto:${BRAND.supportEmail}`}
    >
      <bdi>{BRAND.supportEmail}</bdi>
    </a>
  ),
};
