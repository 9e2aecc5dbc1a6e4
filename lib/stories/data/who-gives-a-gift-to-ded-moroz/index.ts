import type { Story } from '../../model';
import { picture, pictureTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const whoGivesAGiftToDedMoroz: Story = { baseId: 9006, cover, spreads, texts: { ru }, picture, pictureTexts };
