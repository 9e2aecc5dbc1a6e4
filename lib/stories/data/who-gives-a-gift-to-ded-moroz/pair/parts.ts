import { type Hero, second } from '../../picture-parts';
import { HOME, OUT } from '../picture/parts';

type Figure = Omit<Hero, 'outfit'>;
type Other = Omit<Hero, 'id' | 'outfit' | 'who'>;

/** The one who asks for whom nobody asks. */
export const first = (figure: Figure): Hero => ({ ...figure, outfit: HOME });
export const firstOutside = (figure: Figure): Hero => ({ ...figure, outfit: OUT });

/** The one who counts and keeps watch. */
export const other = (figure: Other): Hero => second({ ...figure, outfit: 'cardigan' });
export const otherOutside = (figure: Other): Hero => second({ ...figure, outfit: 'winterCoat' });
