import { type FaceLines, type FaceShape, faceShapeSchema } from '@/lib/photos';
import { type Character, characterSchema } from '../character/character';
import type { HeadContext } from '../figure/head/context';
import { headContext } from '../figure/head/head-context';
import type { HeadPose } from '../figure/head/head-pose';
import { faceContext } from '../figure/own-face/face-context';
import { createOwnFace } from '../figure/own-face/shape/own-face';
import { Painter } from '../paint';

export const shapeOf = (changes: Partial<FaceShape>): FaceShape => faceShapeSchema.parse(changes);
export const linesOf = (changes: Partial<FaceShape>, age = 4): FaceLines => createOwnFace(shapeOf(changes), age).lines;

export const child = (faceShape: Partial<FaceShape>, changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 5,
    gender: 'girl',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'shaved',
    eyeColor: '#2f7fe0',
    faceShape,
    ...changes,
  });

const painter = Painter.page(8);
export const contextOf = (character: Character, pose: Partial<HeadPose> = {}): HeadContext =>
  headContext(painter, character, { yaw: 0, pitch: 0, expression: 'calm', ...pose });

export function faceOf(character: Character, pose: Partial<HeadPose> = {}) {
  const head = contextOf(character, pose);
  if (!head.own) throw new Error('no face of its own');
  return faceContext(head, head.own.face, head.own.mood);
}
