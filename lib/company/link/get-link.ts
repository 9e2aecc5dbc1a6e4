import { getLinkExpiry, type SignUrl } from '@/lib/books/server';
import { listStoryLanguages } from '@/lib/catalogue';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { CompanyLinkView } from '../model';
import { countSubmitted, findBatchByLink } from '../repository';
import { getLinkState } from './link-state';

type Deps = { readonly db: Db; readonly sign: SignUrl; readonly now: Date };

/** What an employee sees of a batch; `invalid_link`: mistyped, or HR has made a new link. */
export async function getCompanyLink(
  token: string,
  { db, sign, now }: Deps,
): Promise<Result<CompanyLinkView, 'invalid_link'>> {
  const batch = await findBatchByLink(db, token);
  if (!batch) return fail('invalid_link');
  const { companyName, catalogueId, country, language, imageModel, bookType, closesAt, logoKey } = batch;
  const submitted = await countSubmitted(db, batch.id);
  return ok({
    companyName,
    catalogueId,
    country,
    language,
    imageModel,
    bookType,
    logoUrl: logoKey && (await sign(logoKey, { expiresAt: getLinkExpiry(now) })),
    languages: listStoryLanguages(catalogueId),
    closesAt: closesAt.toISOString(),
    state: getLinkState(batch, submitted, now),
  });
}
