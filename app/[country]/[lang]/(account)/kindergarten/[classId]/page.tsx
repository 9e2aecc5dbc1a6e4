import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { ClassBooksScreen } from '@/components/kindergarten/books/class-books-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import './page.css';

type Props = { readonly params: Promise<{ readonly classId: string }> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kindergarten.books');
  return { title: t('pageTitle') };
}

/** The books of a paid class. */
export default async function ClassBooksPage({ params }: Props) {
  if (!isAvailable('kindergarten')) notFound();
  const { classId } = await params;
  return (
    <PersonalPage messages={PAGE_MESSAGES.classBooks}>
      <ClassBooksScreen classId={classId} />
    </PersonalPage>
  );
}
