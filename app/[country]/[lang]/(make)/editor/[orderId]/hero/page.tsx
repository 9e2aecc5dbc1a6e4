import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { HeroChangeScreen } from '@/components/hero-change/hero-change-screen';
import { LoadRefused } from '@/components/orders/load-refused';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { type PageQuery, toSearchParams } from '@/lib/server/api/page-query';
import { getHeroData } from './page-data';
import './page.css';

type Props = { readonly params: Promise<{ readonly orderId: string }>; readonly searchParams: Promise<PageQuery> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hero.change');
  return { title: t('pageTitle') };
}

export default async function HeroRoute({ params, searchParams }: Props) {
  const [{ orderId }, query] = await Promise.all([params, searchParams]);
  const data = await getHeroData(orderId, toSearchParams(query).get('step'));
  return (
    <PersonalPage messages={PAGE_MESSAGES.hero} served={data?.kind === 'hero' ? data.served : null}>
      {data?.kind === 'refused' ? <LoadRefused code={data.code} /> : <HeroChangeScreen />}
    </PersonalPage>
  );
}
