'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type ExportKind, STAFF_LIMITS } from '@/lib/staff';
import { useAct } from '../orders/use-act';

const KINDS: readonly ExportKind[] = ['files', 'packing_list', 'labels'];

/** Downloads files or papers of the chosen books. */
export function ExportButtons({ shipmentIds }: { readonly shipmentIds: readonly string[] }) {
  const t = useTranslations('staff.production');
  const language = useLocale();
  const { act, acting, failure } = useAct('/api/staff/production/exports');
  const download = (kind: ExportKind) =>
    act<{ path: string }>({ kind, language, shipmentIds }, ({ path }) => window.location.assign(path));
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
      <FormError failure={failure} />
    </div>
  );
}
