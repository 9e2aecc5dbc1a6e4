'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import type { ReturningTeacher } from '@/lib/kindergarten';

const loadReturning = () => import('./returning-start');

type ClassStartProps = {
  /** What a new teacher reads. */
  readonly label: string;
  /** For a teacher who comes back. */
  readonly messages: AbstractIntlMessages;
};

/** The way to the form; for a teacher who comes back it is loaded with her own class. */
export function ClassStart({ label, messages }: ClassStartProps) {
  const [returning, setReturning] = useState<ReturningTeacher | null>(null);
  const [Returning, wantReturning] = useLazyComponent(loadReturning, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const answer = await fetch('/api/kindergarten/returning');
      const found: ReturningTeacher | null = answer.ok ? await answer.json() : null;
      if (!(found?.collecting || found?.ordered)) return;
      if ((await wantReturning()) && current) setReturning(found);
    };
    // Without an answer the way to the form stays.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  if (Returning && returning) return <Returning messages={messages} returning={returning} />;
  return (
    <div className="grid justify-items-start gap-3">
      <a className="ui-button max-w-full text-center" data-look="action" data-size="large" href="#order">
        {label}
      </a>
    </div>
  );
}
