'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, Ref } from 'react';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import type { DraftView } from '@/lib/books';
import { type Character, replaceOffsets } from '@/lib/illustrator';
import { useFamilySketch } from '../family/use-family-sketch';
import { TraitTabs, type TraitTabsHandle } from '../traits/trait-tabs';

export type Who = 'first' | 'second';

type HeroTraitsProps = ComponentProps<typeof TraitTabs> & {
  readonly draft: DraftView;
  readonly who: Who;
  readonly onWhoChange: (who: Who) => void;
  /** What the photo of the second hero left in doubt. */
  readonly secondUnsure: readonly string[];
  readonly ref: Ref<TraitTabsHandle>;
};

/** The features of the hero; in a story of two, of the one whom the parent chooses. */
export function HeroTraits({ draft, who, onWhoChange, secondUnsure, ref, ...tabs }: HeroTraitsProps) {
  const { character, onChange } = tabs;
  const t = useTranslations('hero.second');
  const { second: typed } = draft;
  const look = draft.canBePair && typed ? character.second : undefined;
  if (!look || !typed) return <TraitTabs {...tabs} ref={ref} />;
  return (
    <>
      <ChoiceGroup className="ui-segments max-w-[480px]" legend={t('who')} noteId="who-note">
        {(['first', 'second'] as const).map((option) => (
          <Segment checked={who === option} key={option} name="who" onChange={() => onWhoChange(option)} value={option}>
            <bdi>{option === 'first' ? draft.childName : typed.name}</bdi>
          </Segment>
        ))}
      </ChoiceGroup>
      {who === 'first' ? (
        <TraitTabs {...tabs} ref={ref} />
      ) : (
        <SecondTraits
          bookId={draft.id}
          character={character}
          fromPhoto={draft.secondReadOnDevice}
          look={look}
          onChange={onChange}
          tabs={ref}
          unsure={secondUnsure}
          version={`${typed.gender}${typed.age}`}
        />
      )}
    </>
  );
}

type SecondTraitsProps = {
  readonly bookId: string;
  readonly character: Character;
  readonly look: NonNullable<Character['second']>;
  readonly onChange: (part: Partial<Character>) => void;
  readonly tabs: Ref<TraitTabsHandle>;
  readonly version: string;
  readonly fromPhoto: boolean;
  readonly unsure: readonly string[];
};

function SecondTraits({ bookId, character, look, onChange, tabs, version, fromPhoto, unsure }: SecondTraitsProps) {
  const portrait = useFamilySketch(bookId, 'second', character, version);
  return (
    <TraitTabs
      character={look}
      fromPhoto={fromPhoto}
      onChange={(part) => onChange({ second: { ...look, ...replaceOffsets(look, part) } })}
      ownHair={null}
      portrait={portrait.url}
      ref={tabs}
      unsure={unsure}
    />
  );
}
