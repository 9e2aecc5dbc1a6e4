'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type ExportKind, STAFF_LIMITS } from '@/lib/staff';
import { useAct } from '../orders/use-act';

const KINDS: readonly ExportKind[] = ['files', 'packing_list', 'labels'];

type Made = {
  readonly path: string;
  /** Numbers of the orders whose files are missing. */
  readonly without: readonly string[];
};

/** Downloads files or papers of the chosen books. */
export function ExportButtons({ shipmentIds }: { readonly shipmentIds: readonly string[] }) {
  const t = useTranslations('staff.production');
  const language = useLocale();
  const { act, acting, failure } = useAct('/api/staff/production/exports');
  const [without, setWithout] = useState<readonly string[]>([]);
  const download = (kind: ExportKind) => {
    setWithout([]);
    return act<Made>({ kind, language, shipmentIds }, (made) => {
      setWithout(made.without);
      window.location.assign(made.path);
    });
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-live="polite" className="font-semibold">
          {t('selected', { count: shipmentIds.length })}
        </span>
        {KINDS.map((kind) => (
          <Button
            disabled={shipmentIds.length === 0}
            key={kind}
            loading={acting}
            onClick={() => download(kind)}
            size="small"
            variant="quiet"
          >
            {t(kind)}
          </Button>
        ))}
      </div>
      <p className="text-note text-ink-soft">{t('expires', { minutes: STAFF_LIMITS.exportMinutes })}</p>
      {without.length > 0 && (
        <p role="status">{t('without', { count: without.length, numbers: without.join(', ') })}</p>
      )}
      <FormError failure={failure} />
    </div>
  );
}
