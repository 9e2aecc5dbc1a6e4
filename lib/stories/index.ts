export type { Gender } from '@/lib/catalogue';
export type { BookLanguage, RenderedStory, Story, StorySpread, StoryText, Telling } from './model';
