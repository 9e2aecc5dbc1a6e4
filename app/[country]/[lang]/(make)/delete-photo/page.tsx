import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { DeletePhotoScreen } from '@/components/resume/delete-photo-screen';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../order.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('waiting.photo');
  return { title: t('pageTitle') };
}

/** Static: the token is in the URL fragment, which the browser never sends to a server. */
export default function DeletePhotoPage() {
  return (
    <PersonalPage messages={PAGE_MESSAGES.deletePhoto}>
      <DeletePhotoScreen />
    </PersonalPage>
  );
}
