import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShopShell } from '@/components/layout/shop-shell';
import { Icon } from '@/components/ui/icon';
import { Stitch } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { LegalBlock } from './block';
import { Contents } from './contents';
import { type LegalText, type Outline, wordsOf } from './outline';
import { Summary } from './summary';

type LegalPageProps = {
  readonly text: LegalText;
  readonly outline: Outline;
  /** Which version this is, with its date. */
  readonly version: ReactNode;
};

/** A text that binds the shop: what it says in short, then section by section, each with its anchor. */
export async function LegalPage({ text, outline, version }: LegalPageProps) {
  const [t, page] = await Promise.all([getTranslations('legal'), getTranslations(wordsOf(text))]);
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
          <Stitch className="mt-1 w-24" />
        </header>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-4">
          <Contents entries={entries} title={t('contents')} />
        </div>
        <article className="grid gap-10 lg:col-start-2">
          <Summary points={outline.short} text={text} />
          {outline.sections.map(({ id, blocks }) => (
            <section aria-labelledby={`${id}-title`} className="flow-root space-y-4" id={id} key={id}>
              <h2 className="text-section" id={`${id}-title`}>
                {page(`${id}.title`)}
              </h2>
              {blocks.map((block) => (
                <LegalBlock at={`${wordsOf(text)}.${id}`} block={block} key={Object.values(block).join()} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </ShopShell>
  );
}
