import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import type { CurrentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';

/** Components for the rich-text tags in legal messages. */
export const legalRichTags = ({ country, language }: CurrentMarket) => ({
  b: (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>,
  num: (chunks: ReactNode) => <Num>{chunks}</Num>,
  mail: (chunks: ReactNode) => (
    <a href={`mailto:${BRAND.supportEmail}`}>
      <bdi>{chunks}</bdi>
    </a>
  ),
  privacy: (chunks: ReactNode) => <Link href={localePath(country, language, '/privacy-policy')}>{chunks}</Link>,
});
