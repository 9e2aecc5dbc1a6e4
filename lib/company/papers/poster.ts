import { BRAND } from '@/lib/brand';
import { coverHero, coverPath, findEdition, findEditionIdInLanguage, toBaseId } from '@/lib/catalogue';
import { formatLocale, translator } from '@/lib/i18n/server';
import { COUNTRIES, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { Result } from '@/lib/platform/result';
import { isolate } from '@/lib/platform/text/isolate';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createQrBars, type PosterInput } from '@/lib/typesetting/server';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import { getEmployeeUrl } from '../link/invitations';
import type { BatchRow } from '../repository';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly storage: StoragePort;
  readonly shopUrl: string;
  /** Reads a cover of the catalogue by its address as a JPEG. */
  readonly readCover: (path: string) => Promise<Uint8Array>;
  readonly typeset: (poster: PosterInput) => Promise<Result<Uint8Array>>;
};

const STEPS = ['scan', 'photo', 'send'] as const;

/** A poster for the office: the gift, the company's logo, the QR code of the employees' link, the last day. */
export async function makePoster(
  batchId: string,
  language: Language,
  deps: Deps,
): Promise<Result<Uint8Array> | Result<Uint8Array, BatchAccessError>> {
  const found = await findOwnedBatch(deps.db, batchId, deps.accountId);
  if (!found.ok) return found;
  return deps.typeset(await describePoster(found.value, language, deps));
}

async function describePoster(batch: BatchRow, language: Language, deps: Deps): Promise<PosterInput> {
  const t = translator(language, 'company.poster');
  const url = getEmployeeUrl(batch, language, deps.shopUrl);
  const edition = findEdition(findEditionIdInLanguage(batch.catalogueId, language) ?? batch.catalogueId);
  const date = new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    timeZone: COUNTRIES[batch.country].timeZone,
  }).format(batch.closesAt);
  return {
    language,
    publisher: BRAND.names[language],
    createdAt: batch.createdAt,
    title: t('title'),
    lead: t('lead', { company: isolate(batch.companyName) }),
    company: batch.companyName,
    steps: STEPS.map((step) => t(`steps.${step}`)),
    until: t('until', { date }),
    scan: t('scan'),
    url: url.replace(/^https?:\/\//, ''),
    qr: createQrBars(url),
    logo: batch.logoKey ? await deps.storage.get(batch.logoKey) : null,
    cover: await deps.readCover(coverPath(toBaseId(batch.catalogueId), edition ? coverHero(edition) : 'girl')),
  };
}
