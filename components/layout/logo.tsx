import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/brand';
import type { CurrentMarket } from '@/lib/i18n/current-market';
import { type Language, localePath } from '@/lib/markets';

export const brandName = (language: Language): string => BRAND.names[language];

type LogoProps = CurrentMarket & { readonly label: string };

export function Logo({ country, language, label }: LogoProps) {
  return (
    <Link aria-label={`${brandName(language)}: ${label}`} className="site-logo" href={localePath(country, language)}>
      {/* biome-ignore lint/performance/noImgElement: a small SVG, which the browser has already loaded as the favicon */}
      <img alt="" height={30} src="/icons/logo.svg" width={30} />
      <span>{brandName(language)}</span>
    </Link>
  );
}
