import { readFileSync, writeFileSync } from 'node:fs';
import type { CalibratedTrait, Calibration } from '@/lib/photos/face/traits/calibration';
import { printLine } from '../cli';
import { fromRoot } from '../paths';
import type { Judged } from './calibrate';

const DATA = 'lib/photos/face/traits/data';
const CALIBRATION = fromRoot(`${DATA}/calibration.json`);
/** What each child is read as by what has not seen it; `npm run bench likeness` reports it. */
const LEFT_OUT = fromRoot('scripts/train-hair/data/left-out.json');

/** What was read of one child that the training had not seen. `error`: L* of its skin above the truth. */
export type LeftOut = Judged & {
  readonly trait: string;
  readonly group: string;
  readonly label: string;
  readonly read: string;
  readonly error?: number;
};

const toRounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, toRounded, 2)}\n`);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes what a reader is trained to, by the name of its file. */
export const writeData = (name: string, value: unknown): void => writeJson(fromRoot(`${DATA}/${name}.json`), value);

/** Replaces the outcomes of the traits in `all`; those of other traits stay. */
export function writeLeftOut(all: readonly LeftOut[]): void {
  const traits = new Set(all.map(({ trait }) => trait));
  const others: readonly LeftOut[] = readJson(LEFT_OUT).filter(({ trait }: LeftOut) => !traits.has(trait));
  writeJson(LEFT_OUT, [...others, ...all]);
}

/** Replaces the calibrations of the traits in `all`; those of other traits stay. */
export const writeCalibrations = (all: Partial<Readonly<Record<CalibratedTrait, Calibration>>>): void =>
  writeJson(CALIBRATION, { ...readJson(CALIBRATION), ...all });

/** Prints the share that is right, and what is wrong and how surely. */
export function printWrong(name: string, outcomes: readonly Omit<LeftOut, 'trait'>[]): void {
  const wrong = outcomes.filter(({ correct }) => !correct);
  printLine(`${name}: ${outcomes.length - wrong.length} of ${outcomes.length} children left out are right`);
  for (const { group, label, read, confidence } of wrong)
    printLine(`  ${group}: ${label} read as ${read}, ${Math.round(confidence * 100)} % sure`);
}
