'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { remember } from '@/components/wizard/draft-memory';
import { FormProblem } from '@/components/wizard/form-problem';
import { DRAFT_DAYS, type Resumed } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { CloseLink } from './close-link';
import { MailedPage } from './mailed-page';

const VerifyDialog = dynamic(() => import('@/components/account/verify-dialog'), { ssr: false });

type State = 'asking' | 'opening' | 'account' | 'expired';

const CLOSING = /^#close:/;

/** What a mail about a draft leads to: going on here, or closing a link that was not meant for the reader. */
export function ResumeScreen() {
  // The secret stands in the fragment, so that no server and no log sees it.
  const [hash] = useState(() => location.hash);
  return CLOSING.test(hash) ? <CloseLink token={hash.replace(CLOSING, '')} /> : <Resume token={hash.slice(1)} />;
}

/** `/resume#{secret}`: 'continue on this device'. Opening the page changes nothing. */
function Resume({ token }: { readonly token: string }) {
  const t = useTranslations('waiting.resume');
  const router = useRouter();
  const { to } = useMarket();
  const [state, setState] = useState<State>(token ? 'asking' : 'expired');
  const [dialogOpen, setDialogOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  const open = async () => {
    setProblem(undefined);
    setState('opening');
    try {
      const { bookId, nextStep } = await send<Resumed>('/api/books/resume', { json: { token } });
      remember({ bookId, typed: {}, since: {} });
      const drawn = nextStep === 'character' || nextStep === 'preview';
      router.replace(to(drawn ? `/preview/${bookId}` : `/wizard?draft=${bookId}`));
    } catch (thrown) {
      const { code } = asApiError(thrown);
      if (code === 'link_expired' || code === 'validation_failed') setState('expired');
      else if (code === 'authentication_required') setState('account');
      else {
        setProblem(code);
        setState('asking');
      }
    }
  };
  if (state === 'expired') {
    const text = t.rich('expiredText', { days: DRAFT_DAYS.link, num: (part) => <Num>{part}</Num> });
    return (
      <MailedPage text={text} title={t('expiredTitle')}>
        <ButtonLink href={to('/my-books')} wide>
          {t('mine')}
        </ButtonLink>
        <ButtonLink href={to('/wizard')} look="quiet" wide>
          {t('another')}
        </ButtonLink>
      </MailedPage>
    );
  }
  const needsAccount = state === 'account';
  return (
    <MailedPage text={needsAccount ? t('signInText') : t('text')} title={needsAccount ? t('signInTitle') : t('title')}>
      <FormProblem code={problem} />
      <Button busy={state === 'opening'} onClick={needsAccount ? () => setDialogOpen(true) : open} size="large" wide>
        {needsAccount ? t('signIn') : t('go')}
      </Button>
      {dialogOpen && (
        <VerifyDialog
          onOpenChange={setDialogOpen}
          onVerified={() => {
            setDialogOpen(false);
            void open();
          }}
          purpose="login"
        />
      )}
    </MailedPage>
  );
}
