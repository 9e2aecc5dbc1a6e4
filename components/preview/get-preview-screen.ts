import type { DraftView } from '@/lib/books';

/** There is no hero and none is being drawn, so the parent must go back to the wizard. */
export const hasNoCharacter = ({ character, characterApproved, tasks }: DraftView): boolean =>
  !character && !characterApproved && !tasks.character;

/**
 * The screen of `/preview/{bookId}` for `?step=`: the hero of a bought book (`locked-hero`), the hero to correct and
 * approve, or the book. A bought book stays when its hero is deleted with the photo.
 */
export function getPreviewScreen(draft: DraftView, step: string | null): 'locked-hero' | 'hero' | 'book' {
  const wantsHero = step === 'character' && draft.character !== null;
  if (wantsHero && draft.purchased) return 'locked-hero';
  return wantsHero || !draft.characterApproved ? 'hero' : 'book';
}
