import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { cover, spreads } from './scenes';

export const noPlateGoesHomeEmpty: Story = { baseId: 9004, cover, spreads, texts: { en, ar } };
