'use client';

import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { StaffTheme } from '@/lib/staff';

const YEAR_SECONDS = 31_536_000;

/** Turns the desk dark or light, which a cookie keeps. */
export function ThemeToggle() {
  const t = useTranslations('staff.nav');
  const toggle = () => {
    const { dataset } = document.documentElement;
    const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const next: StaffTheme = shown === 'dark' ? 'light' : 'dark';
    dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store.
    document.cookie = `staff_theme=${next}; path=/staff; max-age=${YEAR_SECONDS}; samesite=lax`;
  };
  return (
    <UnstyledButton className="text-link tap" onClick={toggle} type="button">
      {t('theme')}
    </UnstyledButton>
  );
}
