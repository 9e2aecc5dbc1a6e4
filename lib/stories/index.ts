export type { Gender } from '@/lib/catalogue';
export type { BookLanguage, Story } from './model';
