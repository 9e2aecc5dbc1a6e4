'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { LANGUAGE_NAMES } from '@/lib/markets';

const YEAR_SECONDS = 31_536_000;

/** Switches the desk to the other of its two languages, which a cookie keeps. */
export function LanguageToggle() {
  const router = useRouter();
  const other = useLocale() === 'he' ? 'en' : 'he';
  const select = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store.
    document.cookie = `staff_language=${other}; path=/staff; max-age=${YEAR_SECONDS}; samesite=lax`;
    router.refresh();
  };
  return (
    <UnstyledButton className="text-link tap" lang={other} onClick={select} type="button">
      {LANGUAGE_NAMES[other]}
    </UnstyledButton>
  );
}
