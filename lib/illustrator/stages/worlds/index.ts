import type { Stage } from '../model';
import { space } from './space';

export const WORLDS: Readonly<Record<string, Stage>> = { space };
