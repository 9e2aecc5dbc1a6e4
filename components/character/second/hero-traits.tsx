'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, Ref } from 'react';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { type AddedPlace, type DraftView, listDraftHeroes } from '@/lib/books';
import { type Character, type Child, replaceOffsets } from '@/lib/illustrator';
import { useFamilySketch } from '../family/use-family-sketch';
import { TraitTabs, type TraitTabsHandle } from '../traits/trait-tabs';

export type Who = 'first' | AddedPlace;

type HeroTraitsProps = ComponentProps<typeof TraitTabs> & {
  readonly draft: DraftView;
  readonly who: Who;
  readonly onWhoChange: (who: Who) => void;
  /** What the photos of the added heroes left in doubt. */
  readonly addedUnsure: Readonly<Partial<Record<AddedPlace, readonly string[]>>>;
  readonly ref: Ref<TraitTabsHandle>;
};

/** The features of the hero; in a story of several, of the one whom the parent chooses. */
export function HeroTraits({ draft, who, onWhoChange, addedUnsure, ref, ...tabs }: HeroTraitsProps) {
  const { character, onChange } = tabs;
  const t = useTranslations('hero.second');
  const drawn = listDraftHeroes(draft).filter(({ place }) => character[place]);
  const chosen = drawn.find(({ place }) => place === who);
  const look = chosen && character[chosen.place];
  if (drawn.length === 0) return <TraitTabs {...tabs} ref={ref} />;
  const heroes = [{ place: 'first' as const, name: draft.childName }, ...drawn];
  return (
    <>
      <ChoiceGroup className="ui-segments max-w-[480px]" legend={t('who')} noteId="who-note">
        {heroes.map(({ place, name }) => (
          <Segment
            checked={place === (chosen?.place ?? 'first')}
            key={place}
            name="who"
            onChange={() => onWhoChange(place)}
            value={place}
          >
            <bdi>{name}</bdi>
          </Segment>
        ))}
      </ChoiceGroup>
      {chosen && look ? (
        <AddedTraits
          bookId={draft.id}
          character={character}
          fromPhoto={draft.addedReadOnDevice.includes(chosen.place)}
          key={chosen.place}
          look={look}
          onChange={onChange}
          place={chosen.place}
          tabs={ref}
          unsure={addedUnsure[chosen.place] ?? NONE}
          version={`${chosen.gender}${chosen.age}`}
        />
      ) : (
        <TraitTabs {...tabs} ref={ref} />
      )}
    </>
  );
}

/** Nobody looked at a photo, so that nothing is in doubt. */
const NONE: readonly string[] = [];

type AddedTraitsProps = {
  readonly bookId: string;
  readonly place: AddedPlace;
  readonly character: Character;
  readonly look: Child;
  readonly onChange: (part: Partial<Character>) => void;
  readonly tabs: Ref<TraitTabsHandle>;
  readonly version: string;
  readonly fromPhoto: boolean;
  readonly unsure: readonly string[];
};

function AddedTraits(props: AddedTraitsProps) {
  const { bookId, place, character, look, onChange, tabs, version, fromPhoto, unsure } = props;
  const portrait = useFamilySketch(bookId, place, character, version);
  return (
    <TraitTabs
      character={look}
      fromPhoto={fromPhoto}
      onChange={(part) => onChange({ [place]: { ...look, ...replaceOffsets(look, part) } })}
      ownHair={null}
      portrait={portrait.url}
      ref={tabs}
      unsure={unsure}
    />
  );
}
