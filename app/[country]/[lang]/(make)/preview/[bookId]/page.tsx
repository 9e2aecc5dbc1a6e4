import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { LoadRefused } from '@/components/orders/load-refused';
import { PreviewScreen } from '@/components/preview/preview-screen';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/markets';
import { type PageQuery, toSearchParams } from '@/lib/server/api/page-query';
import { getPreviewData } from './page-data';
import './page.css';

type Props = { readonly params: Promise<{ readonly bookId: string }>; readonly searchParams: Promise<PageQuery> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('pageTitle') };
}

export default async function PreviewPage({ params, searchParams }: Props) {
  const [{ bookId }, query, { country, language }] = await Promise.all([params, searchParams, currentMarket()]);
  const data = await getPreviewData(bookId, toSearchParams(query).get('step'));
  if (data?.kind === 'noCharacter') redirect(localePath(country, language, '/wizard'));
  return (
    <PersonalPage messages={PAGE_MESSAGES.preview} served={data?.kind === 'book' ? data.served : null}>
      {data?.kind === 'refused' ? <LoadRefused code={data.code} /> : <PreviewScreen />}
    </PersonalPage>
  );
}
