import { handleDrawAdvanced } from '@/lib/books/drawing/handlers/draw-advanced.handler';
import { handleDrawCharacter } from '@/lib/books/drawing/handlers/draw-character.handler';
import type { BookJob } from '@/lib/books/jobs';

type Deps = Parameters<typeof handleDrawCharacter>[1];

/** Runs both jobs that draw a hero, one after the other. */
export async function drawHeroInBothModels(job: BookJob, deps: Deps): Promise<void> {
  await handleDrawCharacter(job, deps);
  await handleDrawAdvanced(job, deps);
}
