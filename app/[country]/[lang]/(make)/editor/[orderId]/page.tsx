import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { EditorScreen } from '@/components/editor/editor-screen';
import { LoadRefused } from '@/components/orders/load-refused';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { getEditorData } from './page-data';
import './page.css';

type Props = { readonly params: Promise<{ readonly orderId: string }> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('editor');
  return { title: t('pageTitle') };
}

export default async function EditorRoute({ params }: Props) {
  const { orderId } = await params;
  const data = await getEditorData(orderId);
  return (
    <PersonalPage messages={PAGE_MESSAGES.editor} served={data?.kind === 'book' ? data.served : null}>
      {data?.kind === 'refused' ? <LoadRefused code={data.code} /> : <EditorScreen />}
    </PersonalPage>
  );
}
