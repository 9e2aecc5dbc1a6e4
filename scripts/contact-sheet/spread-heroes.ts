import type { Character } from '@/lib/illustrator/character/character';
import { SAMPLE_CHILDREN } from '../assets/sample-children';

/** Heroes of spreads: all skins, hair, glasses, hijab, and a wheelchair. */
export const HEROES: readonly (readonly [name: string, child: Character])[] = [
  ['נועם', SAMPLE_CHILDREN.noam],
  ['Amara', SAMPLE_CHILDREN.amara],
  ['Freya', SAMPLE_CHILDREN.freya],
  ['يوسف', SAMPLE_CHILDREN.yusuf],
  ['مريم', SAMPLE_CHILDREN.maryam],
  ['Zuri', SAMPLE_CHILDREN.zuri],
  ['תמר', { ...SAMPLE_CHILDREN.tamar, wheelchair: true }],
  ['Саша', SAMPLE_CHILDREN.sasha],
];
