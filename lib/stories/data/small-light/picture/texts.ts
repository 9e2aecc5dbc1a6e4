import type { BookLanguage } from '../../../model';
import type { PictureBookText } from '../../../picture-book';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const pictureTexts: Readonly<Record<BookLanguage, PictureBookText>> = { he, en, ar, ru };
