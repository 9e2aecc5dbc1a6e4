'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveWizardState } from '@/components/drafts/wizard-storage';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import { Num } from '@/components/ui/text';
import { DRAFT_DAYS, type ResumedDraft } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { EmailLinkPage } from './email-link-page';
import { RevokeLink } from './revoke-link';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

type ResumeState = 'idle' | 'opening' | 'account' | 'expired';

const REVOKE_HASH = /^#close:/;

/** Page behind the links in draft e-mails: continue the draft here, or revoke a link that reached the wrong person. */
export function ResumeScreen() {
  // The secret is in the fragment, so that no server and no log sees it.
  const hash = useHash();
  if (hash !== null && REVOKE_HASH.test(hash)) return <RevokeLink token={hash.replace(REVOKE_HASH, '')} />;
  return <ResumeDraft token={hash?.slice(1) ?? null} />;
}

/**
 * `/resume#{secret}`: 'continue on this device'. Opening the page changes nothing. The server does not see the
 * secret, so it always renders the question.
 */
function ResumeDraft({ token }: { readonly token: string | null }) {
  const t = useTranslations('waiting.resume');
  const router = useRouter();
  const { to } = useMarket();
  const [state, setState] = useState<ResumeState>('idle');
  const [dialogOpen, setDialogOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const open = async () => {
    setFailure(undefined);
    setState('opening');
    try {
      const { bookId, nextStep } = await sendJson<ResumedDraft>('/api/books/resume', { json: { token } });
      saveWizardState({ bookId, typed: {}, since: {} });
      const hasHero = nextStep === 'character' || nextStep === 'preview';
      router.replace(to(hasHero ? `/preview/${bookId}` : `/wizard?draft=${bookId}`));
    } catch (thrown) {
      const error = toApiError(thrown);
      const { code } = error;
      if (code === 'link_expired' || code === 'validation_failed') setState('expired');
      else if (code === 'authentication_required') setState('account');
      else {
        setFailure(error);
        setState('idle');
      }
    }
  };
  if (state === 'expired' || token === '') {
    const text = t.rich('expiredText', { days: DRAFT_DAYS.link, num: (part) => <Num>{part}</Num> });
    return (
      <EmailLinkPage text={text} title={t('expiredTitle')}>
        <ButtonLink href={to('/my-books')} fullWidth>
          {t('mine')}
        </ButtonLink>
        <ButtonLink href={to('/wizard')} variant="quiet" fullWidth>
          {t('another')}
        </ButtonLink>
      </EmailLinkPage>
    );
  }
  const needsAccount = state === 'account';
  return (
    <EmailLinkPage
      text={needsAccount ? t('signInText') : t('text')}
      title={needsAccount ? t('signInTitle') : t('title')}
    >
      <FormError failure={failure} />
      <Button
        loading={state === 'opening'}
        onClick={needsAccount ? () => setDialogOpen(true) : open}
        size="large"
        fullWidth
      >
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
    </EmailLinkPage>
  );
}
