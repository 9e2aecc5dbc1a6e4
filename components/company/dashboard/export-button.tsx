'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ApiError } from '@/lib/client/api/api-error';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { useMarket } from '@/lib/client/market';
import { saveFile } from '@/lib/client/save-file';
import { toast } from '@/lib/client/stores/toast-store';
import { type OrdersQuery, toOrdersSearch } from './orders-query';

type ExportButtonProps = { readonly batchId: string; readonly query: OrdersQuery };

/** Saves the orders that the list shows now, of all pages, as a CSV file; 'Export failed' offers another try. */
export function ExportButton({ batchId, query }: ExportButtonProps) {
  const t = useTranslations('company.export');
  const errors = useTranslations('errors');
  const { language } = useMarket();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    try {
      const search = new URLSearchParams(toOrdersSearch({ ...query, page: 1 }));
      search.set('language', language);
      const response = await fetch(`/api/company/${batchId}/export?${search}`, { credentials: 'same-origin' });
      if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
      saveFile(await response.blob(), 'orders.csv');
    } catch (thrown) {
      toast(addErrorId(t('failed'), errors('errorId'), thrown), 'problem', {
        label: t('retry'),
        run: () => void save(),
      });
    }
    setRunning(false);
  };
  return (
    <Button loading={running} onClick={() => void save()} size="small" variant="quiet">
      <Icon name="download" />
      {t('save')}
    </Button>
  );
}
