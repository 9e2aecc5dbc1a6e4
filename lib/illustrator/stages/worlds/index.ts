import type { Stage } from '../model';
import { cloudSky } from './cloud-sky';
import { space } from './space';

export const WORLDS: Readonly<Record<string, Stage>> = { space, cloudSky };
