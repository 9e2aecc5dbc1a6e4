export type { BookLanguage, Gender, Story, StorySpread, StoryText } from './model';
