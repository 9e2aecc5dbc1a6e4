'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormProblem } from '@/components/wizard/form-problem';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { signOut } from '@/lib/client/sign-out';

/** The address that the account menu leads to. */
const ASKED = '#shared';

/** For a library or a kindergarten: signs out and leaves nothing of this family in the browser (S20). */
export function SignOutShared() {
  const t = useTranslations('account.shared');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const [asking, setAsking] = useState(() => window.location.hash === ASKED);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signOut(to(), 'shared');
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setBusy(false);
    }
  };
  return (
    <>
      <button aria-haspopup="dialog" className="text-link" onClick={() => setAsking(true)} type="button">
        {t('open')}
      </button>
      <Dialog
        closeLabel={tCommon('close')}
        description={t('text')}
        onOpenChange={setAsking}
        open={asking}
        title={t('title')}
        width={460}
      >
        <div className="grid gap-3">
          <FormProblem code={problem} />
          <Button busy={busy} onClick={leave} wide>
            {t('confirm')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)} wide>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
