import { type Vignette, vignetteForScene } from '@/lib/illustrator/server';
import type { Story } from '@/lib/stories';

/** The small picture below the text of a spread; `index` counts the spreads from 0. `null`: it has none. */
export function getVignette(story: Story, key: string, index: number): Vignette | null {
  const scene = story.spreads.find((spread) => spread.key === key)?.scene;
  return scene ? vignetteForScene(scene, index) : null;
}
