import type { ReactNode } from 'react';
import type { CurrentMarket } from '@/components/layout/current-market';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';

/** The marks that the legal messages may carry. */
export const legalMarks = ({ country, language }: CurrentMarket) => ({
  b: (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>,
  num: (chunks: ReactNode) => <Num>{chunks}</Num>,
  mail: (chunks: ReactNode) => (
    <a href={`mailto:${BRAND.supportEmail}`}>
      <bdi>{chunks}</bdi>
    </a>
  ),
  privacy: (chunks: ReactNode) => <Link href={localePath(country, language, '/privacy-policy')}>{chunks}</Link>,
});
