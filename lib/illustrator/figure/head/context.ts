import type { Character } from '../../character';
import type { Painter, Polygon, Vec } from '../../paint';
import type { Expression } from '../expressions';
import type { Skin } from '../skin';
import type { HeadView } from './view';

/** Everything the parts of one head share while they are drawn. */
export type HeadContext = {
  readonly painter: Painter;
  readonly character: Character;
  readonly skin: Skin;
  readonly view: HeadView;
  readonly expression: Expression;
  readonly gaze: Vec;
  readonly contour: Polygon;
  readonly lashColor: string;
  readonly browColor: string;
};
