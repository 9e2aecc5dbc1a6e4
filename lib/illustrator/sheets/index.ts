import { CHILDREN } from '../testing/children';

export { writeSheet } from './grid';
export { SCENES } from './scene-list';
export { SHEETS } from './sheets';
export { SNAPSHOT_SHEETS, saveSnapshots } from './snapshots';

export const { noam } = CHILDREN;
