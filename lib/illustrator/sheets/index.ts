import { CHILDREN } from '../testing/children';

export { writeSheet } from './grid';
export { KEPT_SHEETS, keepForTests } from './kept';
export { SCENES } from './scene-list';
export { SHEETS } from './sheets';

export const { noam } = CHILDREN;
