import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShopShell } from '@/components/layout/shop-shell';
import { Icon } from '@/components/ui/icon';
import { DashedDivider } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { LegalBlock } from './legal-block';
import { LegalSummary } from './legal-summary';
import { type LegalText, messageNamespace, type Outline } from './outline';
import { TableOfContents } from './table-of-contents';

type LegalPageProps = {
  readonly text: LegalText;
  readonly outline: Outline;
  /** Version text with its date. */
  readonly version: ReactNode;
};

/** A legal text: a short summary, then all sections with anchors. */
export async function LegalPage({ text, outline, version }: LegalPageProps) {
  const [t, page] = await Promise.all([getTranslations('legal'), getTranslations(messageNamespace(text))]);
  const entries = outline.sections.map(({ id }) => ({ id, title: page(`${id}.title`) }));
  return (
    <ShopShell>
      <div className="wrap grid gap-x-16 gap-y-8 pt-10 pb-24 lg:grid-cols-[15rem_minmax(0,42rem)] lg:pt-16">
        <header className="grid gap-3 lg:col-start-2">
          {BRAND.isSample && (
            <p className="mb-3 flex gap-3 rounded-control bg-honey-wash px-4 py-3 text-small">
              <Icon className="mt-0.5 flex-none" name="info" />
              <span>{t('sample')}</span>
            </p>
          )}
          <h1 className="text-page">{page('title')}</h1>
          <p className="text-lead">{page('lead')}</p>
          <div className="text-ink-soft text-small">{version}</div>
          <DashedDivider className="mt-1 w-24" />
        </header>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-4">
          <TableOfContents entries={entries} title={t('contents')} />
        </div>
        <article className="grid gap-10 lg:col-start-2">
          <LegalSummary points={outline.summary} text={text} />
          {outline.sections.map(({ id, blocks }) => (
            <section aria-labelledby={`${id}-title`} className="flow-root space-y-4" id={id} key={id}>
              <h2 className="text-section" id={`${id}-title`}>
                {page(`${id}.title`)}
              </h2>
              {blocks.map((block) => (
                <LegalBlock
                  namespace={`${messageNamespace(text)}.${id}`}
                  block={block}
                  key={Object.values(block).join()}
                />
              ))}
            </section>
          ))}
        </article>
      </div>
    </ShopShell>
  );
}
