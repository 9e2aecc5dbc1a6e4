'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView, KnownHero } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

type KnownHeroesProps = {
  readonly draft: DraftView;
  readonly onMet: (draft: DraftView) => Promise<void>;
};

/** Heroes of earlier books: the child steps into this one without another photo. */
export function KnownHeroes({ draft, onMet }: KnownHeroesProps) {
  const t = useTranslations('hero.known');
  const [taking, setTaking] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const path = `/api/books/${draft.id}/heroes`;
  const { data, mutate } = useSWR<{ heroes: readonly KnownHero[] }>(path);
  const heroes = data?.heroes ?? [];
  const [likeliest] = heroes;
  if (!likeliest) return null;
  const { gender, age } = draft;
  const name = draft.childName ?? '';

  const take = async (from: string) => {
    if (taking) return;
    setTaking(from);
    setProblem(undefined);
    try {
      await onMet(await send<DraftView>(path, { json: { from } }));
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setTaking(undefined);
      await mutate();
    }
  };
  return (
    <section aria-labelledby="known-heroes" className="known-heroes">
      <h2 className="font-semibold text-[1.125rem]" id="known-heroes">
        {likeliest.sameName ? t('title', { name, gender }) : t('others', { gender })}
      </h2>
      <ul className="grid gap-3">
        {heroes.map((hero) => (
          <KnownHeroCard
            busy={taking === hero.bookId}
            gender={gender}
            hero={hero}
            key={hero.bookId}
            onTake={() => take(hero.bookId)}
          />
        ))}
      </ul>
      <p className="text-ink-soft text-small leading-snug" id="known-heroes-lead">
        {t('lead', { gender, age })}
      </p>
      <FormProblem code={problem} />
      <p aria-hidden="true" className="or-line">
        {t('or')}
      </p>
    </section>
  );
}

type CardProps = {
  readonly hero: KnownHero;
  readonly gender: DraftView['gender'];
  readonly busy: boolean;
  readonly onTake: () => void;
};

function KnownHeroCard({ hero: { bookId, name, title, portrait }, gender, busy, onTake }: CardProps) {
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
      <Button aria-describedby={`${labels} known-heroes-lead`} busy={busy} look="ink" onClick={onTake} size="small">
        {t('use', { gender })}
      </Button>
    </li>
  );
}
