import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/brand';
import { type Language, localePath } from '@/lib/markets';
import type { CurrentMarket } from './current-market';

/** The open book with its star. */
function LogoMark() {
  return (
    <svg aria-hidden="true" className="size-[30px]" viewBox="0 0 32 32">
      <path
        d="M16 11.2C12.6 8.6 8 8 3.6 8.6v15.2c4.4-.6 9 0 12.4 2.6 3.4-2.6 8-3.2 12.4-2.6V8.6C24 8 19.4 8.6 16 11.2z"
        fill="#f2573f"
      />
      <path d="M16 11.2v15.2" stroke="#fff" strokeOpacity=".75" strokeWidth="1.7" />
      <path d="M16 1.3l1.5 3.3 3.6.4-2.7 2.4.8 3.5L16 9.1l-3.2 1.8.8-3.5-2.7-2.4 3.6-.4z" fill="#ffc247" />
    </svg>
  );
}

export const brandName = (language: Language): string => BRAND.names[language];

type LogoProps = CurrentMarket & { readonly label: string };

export function Logo({ country, language, label }: LogoProps) {
  return (
    <Link aria-label={`${brandName(language)}: ${label}`} className="logo" href={localePath(country, language)}>
      <LogoMark />
      <span>{brandName(language)}</span>
    </Link>
  );
}
