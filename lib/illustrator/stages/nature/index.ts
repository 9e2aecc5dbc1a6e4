import type { Stage } from '../model';
import { beach } from './beach';
import { forestDay } from './forest-day';
import { underwater } from './underwater';

export const NATURE: Readonly<Record<string, Stage>> = { forestDay, beach, underwater };
