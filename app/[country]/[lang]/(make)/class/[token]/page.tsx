import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { LinkFrame } from '@/components/group/link/link-frame';
import { JoinScreen } from '@/components/kindergarten/join/join-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import './page.css';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** Rendered per request, because the content depends on the link. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kindergarten.join');
  return { title: t('pageTitle') };
}

/** Where a parent adds their own child to a class. */
export default async function JoinClassPage({ params }: Props) {
  if (!isAvailable('kindergarten')) notFound();
  const { token } = await params;
  return (
    <LinkFrame>
      <PersonalPage messages={PAGE_MESSAGES.joinClass}>
        <JoinScreen token={token} />
      </PersonalPage>
    </LinkFrame>
  );
}
