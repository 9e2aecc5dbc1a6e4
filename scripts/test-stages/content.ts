import { createVitestStage } from './vitest';
import { skipUnchanged } from './when-changed';

/**
 * Stories and drawings: their tests are slow and they rarely change. `always` runs them even when nothing has changed.
 */
export const createContentStages = (always: boolean) => ({
  stories: skipUnchanged(
    'stories',
    ['lib/stories', 'lib/proofreading', 'lib/typesetting'],
    always,
    createVitestStage('stories'),
  ),
  drawings: skipUnchanged(
    'drawings',
    ['lib/illustrator', 'scripts/contact-sheet', 'tests/likeness'],
    always,
    createVitestStage('drawings'),
  ),
});
