import type { DraftView } from '@/lib/books';
import type { Character, ReadHero } from '@/lib/illustrator';
import { CandidateChoices } from '../../candidates/candidate-choices';
import type { ReadSecond } from './read-second';

type SecondDoubtProps = {
  readonly draft: DraftView;
  readonly second: NonNullable<DraftView['second']>;
  readonly character: Character;
  readonly hero: ReadHero;
  readonly onChoose: (read: ReadSecond) => Promise<void>;
};

/** 'Which one is closer?' for the second hero. Who finds none right corrects the first one. */
export function SecondDoubt({ draft, second, character, hero, onChoose }: SecondDoubtProps) {
  const { candidates, unsure } = hero;
  return (
    <div className="grid gap-4">
      <CandidateChoices
        draft={{ id: draft.id, childName: second.name, gender: second.gender, candidates }}
        onChoose={(chosen) => onChoose({ look: chosen ?? hero.character, unsure: chosen ? [] : unsure })}
        photoUrl={null}
        sketch={{ show: 'second', of: (candidate) => ({ ...character, second: candidate }) }}
      />
    </div>
  );
}
