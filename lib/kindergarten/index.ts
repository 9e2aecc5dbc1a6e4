export { CLASS_LIMITS, MAX_LINK_DAYS } from './limits';
export type {
  ClassBookType,
  ClassChild,
  ClassLink,
  ClassView,
  LinkView,
  MissingPart,
} from './model';
export {
  addChildrenSchema,
  childChangeSchema,
  classChangeSchema,
  declarationSchema,
  joinClassSchema,
  newClassSchema,
  openLinkSchema,
} from './schema';
