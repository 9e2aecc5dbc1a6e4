'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { SANDBOX_OUTCOMES, type SandboxOutcome } from '@/lib/orders';

type SandboxCheckoutProps = {
  /** What is paid, formatted; `null` for an unknown token. */
  readonly total: string | null;
};

/** Replaces the provider's payment page; each button triggers one outcome. */
export function SandboxCheckout({ total }: SandboxCheckoutProps) {
  const t = useTranslations('checkout.sandbox');
  const { token } = useParams<{ token: string }>();
  const [pending, setPending] = useState<SandboxOutcome | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const simulate = async (outcome: SandboxOutcome) => {
    setPending(outcome);
    setFailure(undefined);
    try {
      const { redirectTo } = await sendJson<{ redirectTo: string }>('/api/sandbox/checkout', {
        json: { token: decodeURIComponent(token), outcome },
        idempotencyKey: crypto.randomUUID(),
      });
      window.location.assign(redirectTo);
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setPending(null);
    }
  };
  return (
    <main className="wrap grid max-w-[520px] gap-5 py-10" id="content">
      <h1 className="text-section">{t('title')}</h1>
      <p className="text-ink-soft">{t('text')}</p>
      {total && (
        <p className="font-semibold text-lead">{t.rich('sum', { total, num: (chunks) => <Num>{chunks}</Num> })}</p>
      )}
      <FormError failure={failure} />
      <Card className="grid gap-3 p-5">
        {SANDBOX_OUTCOMES.map((outcome) => (
          <Button
            loading={pending === outcome}
            data-testid={`sandbox-${outcome}`}
            disabled={pending !== null && pending !== outcome}
            key={outcome}
            variant={outcome === 'pay' ? 'action' : 'quiet'}
            onClick={() => simulate(outcome)}
            fullWidth
          >
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
      </Card>
    </main>
  );
}
