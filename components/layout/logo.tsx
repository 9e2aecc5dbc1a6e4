import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/brand';
import { type Language, localePath } from '@/lib/markets';
import type { CurrentMarket } from './current-market';

export const brandName = (language: Language): string => BRAND.names[language];

type LogoProps = CurrentMarket & { readonly label: string };

export function Logo({ country, language, label }: LogoProps) {
  return (
    <Link aria-label={`${brandName(language)}: ${label}`} className="logo" href={localePath(country, language)}>
      {/* biome-ignore lint/performance/noImgElement: the open book with its star, which the browser's tab shows, too */}
      <img alt="" height={30} src="/icons/logo.svg" width={30} />
      <span>{brandName(language)}</span>
    </Link>
  );
}
