import { getSecrets } from '@/lib/platform/env';
import { ok } from '@/lib/platform/result';
import { archiveReply, pdfReply, query, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { limitReceipts, typesetNameLabels, typesetPackingList } from '@/lib/server/receipts';
import { openExport } from '@/lib/staff/server';

/** Downloads an export, until its link expires. */
export const GET = query('/api/staff/production/exports/[token]', (context) =>
  withStaff(context, 'production.export', async (deps) => {
    const { params, shop, now } = context;
    const refused = limitReceipts(deps.actor.memberId, now);
    if (refused) return refused;
    const secrets = getSecrets(shop.env);
    const typeset = { typesetNameLabels, typesetPackingList };
    const opened = await openExport(params.token, { ...deps, ...typeset, storage: shop.storage, secrets });
    if (!opened.ok) return resultReply(opened, () => ({}));
    return opened.value.kind === 'files'
      ? archiveReply(ok(opened.value))
      : pdfReply(ok(opened.value), (paper) => paper);
  }),
);
