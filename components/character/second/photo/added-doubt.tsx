import type { DraftView, PlacedHero } from '@/lib/books';
import type { Character, ReadHero } from '@/lib/illustrator';
import { CandidateChoices } from '../../candidates/candidate-choices';
import type { ReadAdded } from './read-added';

type AddedDoubtProps = {
  readonly draft: DraftView;
  readonly added: PlacedHero;
  readonly character: Character;
  readonly hero: ReadHero;
  readonly onChoose: (read: ReadAdded) => Promise<void>;
};

/** 'Which one is closer?' for an added hero. Who finds none right corrects the first one. */
export function AddedDoubt({ draft, added, character, hero, onChoose }: AddedDoubtProps) {
  const { candidates, unsure } = hero;
  return (
    <div className="grid gap-4">
      <CandidateChoices
        draft={{ id: draft.id, childName: added.name, gender: added.gender, candidates }}
        onChoose={(chosen) => onChoose({ look: chosen ?? hero.character, unsure: chosen ? [] : unsure })}
        photoUrl={null}
        sketch={{ show: added.place, of: (candidate) => ({ ...character, [added.place]: candidate }) }}
      />
    </div>
  );
}
