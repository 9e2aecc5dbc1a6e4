'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/surface';
import { useHydrated } from '@/components/ui/use-hydrated';
import { FormProblem } from '@/components/wizard/form-problem';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import { SANDBOX_OUTCOMES, type SandboxOutcome } from '@/lib/orders';

/** Stands in for a provider's payment page; each button plays one ending. */
export function SandboxCheckout() {
  const t = useTranslations('checkout.sandbox');
  const { token } = useParams<{ token: string }>();
  // A press before the page listens would be lost.
  const listens = useHydrated();
  const [playing, setPlaying] = useState<SandboxOutcome | null>(null);
  const [problem, setProblem] = useState<string>();
  const play = async (outcome: SandboxOutcome) => {
    setPlaying(outcome);
    setProblem(undefined);
    try {
      const { redirectTo } = await send<{ redirectTo: string }>('/api/sandbox/checkout', {
        json: { token: decodeURIComponent(token), outcome },
        idempotencyKey: crypto.randomUUID(),
      });
      window.location.assign(redirectTo);
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setPlaying(null);
    }
  };
  return (
    <main className="wrap grid max-w-[520px] gap-5 py-10" id="content">
      <h1 className="text-section">{t('title')}</h1>
      <p className="text-ink-soft">{t('text')}</p>
      <FormProblem code={problem} />
      <Card className="grid gap-3 p-5">
        {SANDBOX_OUTCOMES.map((outcome) => (
          <Button
            busy={playing === outcome}
            data-testid={`sandbox-${outcome}`}
            disabled={!listens || (playing !== null && playing !== outcome)}
            key={outcome}
            look={outcome === 'pay' ? 'action' : 'quiet'}
            onClick={() => play(outcome)}
            wide
          >
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
      </Card>
    </main>
  );
}
