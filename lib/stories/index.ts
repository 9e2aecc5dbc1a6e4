export type { Gender } from '@/lib/catalogue';
export type { AddedHero, BookLanguage, RenderedSpread, Story } from './model';
export { getNameCases, type NameCases } from './name-cases';
export type { BlockPlace, CallPlace, PathPlace, SpreadLayout, TextId, TextPlace, TextTone } from './picture-book';
