import { exportQuerySchema } from '@/lib/company';
import { exportSubmissions } from '@/lib/company/server';
import { csvReply, errorReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** The orders that the dashboard shows now, as a CSV file. */
export const GET = query('/api/company/[batchId]/export', (context) =>
  withHr(context, async (deps) => {
    const parsed = exportQuerySchema.safeParse(Object.fromEntries(new URL(context.request.url).searchParams));
    if (!parsed.success) return errorReply('validation_failed');
    const { language, ...filter } = parsed.data;
    return csvReply(await exportSubmissions(context.params.batchId, filter, { ...deps, language }));
  }),
);
