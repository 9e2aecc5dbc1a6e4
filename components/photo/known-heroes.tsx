'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import type { DraftView, KnownHero } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type KnownHeroesProps = {
  readonly draft: DraftView;
  readonly onDraftChange: (draft: DraftView) => Promise<void>;
};

/** Heroes of the family's earlier books: reuse one without a new photo. */
export function KnownHeroes({ draft, onDraftChange }: KnownHeroesProps) {
  const t = useTranslations('hero.known');
  const [loadingId, setLoadingId] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const path = `/api/books/${draft.id}/heroes`;
  const { data, mutate } = useSWR<{ heroes: readonly KnownHero[] }>(path);
  const heroes = data?.heroes ?? [];
  const [bestMatch] = heroes;
  if (!bestMatch) return null;
  const { gender, age } = draft;
  const name = draft.childName ?? '';

  const reuse = async (from: string) => {
    if (loadingId) return;
    setLoadingId(from);
    setFailure(undefined);
    try {
      await onDraftChange(await sendJson<DraftView>(path, { json: { from } }));
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setLoadingId(undefined);
      await mutate();
    }
  };
  return (
    <section aria-labelledby="known-heroes" className="known-heroes" data-same-name={bestMatch.sameName || undefined}>
      <h2 className="text-[1.125rem]" id="known-heroes">
        {bestMatch.sameName ? t('title', { name, gender }) : t('others', { gender })}
      </h2>
      <ul className="grid gap-3">
        {heroes.map((hero) => (
          <KnownHeroCard
            loading={loadingId === hero.bookId}
            gender={gender}
            hero={hero}
            key={hero.bookId}
            onSelect={() => reuse(hero.bookId)}
          />
        ))}
      </ul>
      <p className="text-ink-soft text-small leading-snug" id="known-heroes-lead">
        {t('lead', { gender, age })}
      </p>
      <FormError failure={failure} />
      <p aria-hidden="true" className="or-line">
        {t('or')}
      </p>
    </section>
  );
}

type KnownHeroCardProps = {
  readonly hero: KnownHero;
  readonly gender: DraftView['gender'];
  readonly loading: boolean;
  readonly onSelect: () => void;
};

function KnownHeroCard({ hero: { bookId, name, title, portrait }, gender, loading, onSelect }: KnownHeroCardProps) {
  const t = useTranslations('hero.known');
  const labels = `hero-${bookId}`;
  return (
    <li className="known-hero">
      {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
      {portrait && <img alt={t('alt', { name })} className="known-hero-portrait" src={portrait} />}
      <span className="min-w-0 grow" id={labels}>
        <b className="block font-semibold">
          <bdi>{name}</bdi>
        </b>
        {title && (
          <span className="block text-ink-soft text-small leading-snug">
            <bdi>{t('from', { title })}</bdi>
          </span>
        )}
      </span>
      <Button
        aria-describedby={`${labels} known-heroes-lead`}
        loading={loading}
        variant="ink"
        onClick={onSelect}
        size="small"
      >
        {t('use', { gender })}
      </Button>
    </li>
  );
}
