'use client';

import dynamic from 'next/dynamic';
import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import type { Character, FamilyRole } from '@/lib/illustrator';
import { isPet } from './family-options';
import { useFamilySketch } from './use-family-sketch';
import { useNearScreen, useSettled } from './use-settled';

const RelativeDialog = dynamic(() => import('./relative-dialog'), { ssr: false });

/** The whole family takes most of a second to draw: not at every step of a slider. */
const SETTLE_MS = 1200;

type FamilySectionProps = {
  readonly draft: DraftView;
  readonly character: Character;
  readonly onChange: (part: Partial<Character>) => void;
};

/** 'Who else is in the story?': the hero's people and pets, and how they look. Nothing of it has to be answered (§10 family). */
export function FamilySection({ draft, character, onChange }: FamilySectionProps) {
  const { id, familyRoles: roles, gender } = draft;
  const t = useTranslations('hero.family');
  const format = useFormatter();
  const section = useRef<HTMLElement>(null);
  const near = useNearScreen(section);
  const settled = useSettled(character, SETTLE_MS);
  const picture = useFamilySketch(id, 'family', near ? settled : null);
  const [open, setOpen] = useState<FamilyRole>();
  const name = draft.childName ?? '';
  const who = format.list(roles.map((role) => t('role', { role })));
  return (
    <section aria-labelledby="family-title" className="family-section" ref={section}>
      <h2 className="text-title" id="family-title">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('lead', { name, gender, kind: roles.every(isPet) ? 'pets' : 'people' })}</p>
      <div className="family-picture">
        {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
        {picture.url && <img alt={t('alt', { name, who })} height={480} src={picture.url} width={960} />}
        <p aria-live="polite" className="family-status">
          {picture.drawing && t('drawing')}
        </p>
        {picture.failed && (
          <p className="family-failed">
            {t('failed')}{' '}
            <UnstyledButton className="text-link" onClick={picture.retry} type="button">
              {t('retry')}
            </UnstyledButton>
          </p>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <li key={role}>
            <Button aria-label={t('change', { role })} onClick={() => setOpen(role)} size="small" variant="quiet">
              {t('role', { role })}
              {character.family?.[role] ? <Tag tone="honey">{t('own')}</Tag> : <Icon name="pencil" />}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <RelativeDialog
          bookId={id}
          character={character}
          onChange={onChange}
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          role={open}
        />
      )}
    </section>
  );
}
