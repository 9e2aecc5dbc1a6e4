import '@/app/globals.css';
import '@/lib/i18n/fonts.css';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SandboxShell } from '@/components/checkout/sandbox-shell';
import { loadMessages } from '@/lib/i18n/load-messages';
import { COUNTRIES, DEFAULT_COUNTRY, directionOf, isLanguage, type Language } from '@/lib/markets';

async function visitorLanguage(): Promise<Language> {
  const stored = (await cookies()).get('language')?.value;
  const spoken = (await headers()).get('accept-language')?.slice(0, 2);
  return [stored, spoken].find(isLanguage) ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;
}

export async function generateMetadata(): Promise<Metadata> {
  const { checkout } = await loadMessages(await visitorLanguage());
  const icons = { icon: '/icons/logo.svg' };
  return { title: checkout.sandbox.pageTitle, robots: { index: false, follow: false }, icons };
}

/** Stand-ins of outside services, in the visitor's language; the paths hold no country or language. */
export default async function SandboxLayout({ children }: { readonly children: ReactNode }) {
  const language = await visitorLanguage();
  const { checkout, common, errors } = await loadMessages(language);
  return (
    <html dir={directionOf(language)} lang={language}>
      <body>
        <SandboxShell language={language} messages={{ checkout, common, errors }}>
          {children}
        </SandboxShell>
      </body>
    </html>
  );
}
