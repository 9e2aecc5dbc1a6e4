import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SandboxShell } from '@/components/checkout/sandbox-shell';
import { pageFontFaces } from '@/components/layout/font-faces';
import { loadMessages } from '@/lib/i18n/load-messages';
import { COUNTRIES, DEFAULT_COUNTRY, getTextDirection, isLanguage, type Language } from '@/lib/markets';

async function getVisitorLanguage(): Promise<Language> {
  const stored = (await cookies()).get('language')?.value;
  const spoken = (await headers()).get('accept-language')?.slice(0, 2);
  return [stored, spoken].find(isLanguage) ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;
}

export async function generateMetadata(): Promise<Metadata> {
  const { checkout } = await loadMessages(await getVisitorLanguage());
  const icons = { icon: '/icons/logo.svg' };
  return { title: checkout.sandbox.pageTitle, robots: { index: false, follow: false }, icons };
}

/** Replacements of external services, in the visitor's language; their paths contain no country or language. */
export default async function SandboxLayout({ children }: { readonly children: ReactNode }) {
  const language = await getVisitorLanguage();
  const { checkout, common, errors } = await loadMessages(language);
  return (
    <html dir={getTextDirection(language)} lang={language}>
      <head>
        <style>{pageFontFaces(language)}</style>
      </head>
      <body>
        <SandboxShell language={language} messages={{ checkout, common, errors }}>
          {children}
        </SandboxShell>
      </body>
    </html>
  );
}
