/** Tuned on some hundred faces; light is luma from 0 to 255. The notes say what the numbers lie between. */
export const COACH_RULES = {
  /** Three-quarter portraits come to 0.65, a profile to 1. */
  turned: 0.72,
  /** A head leaning on a shoulder stays below, a picture lying on its side is beyond. */
  sidewaysRadians: 0.9,
  /** Large dark eyes of children reach 0.69, dark glasses usually cover all (the faintest measured 0.59). */
  shade: 0.72,
  face: {
    /** The lights of a face: dark skin in daylight and brown skin at night are near 95, a lamp behind a child gives 70. */
    darkLights: 78,
    brightMiddle: 230,
    burnt: 0.3,
    /** The same portrait: 0.13 sharp, 0.017 at the edge of useful, 0.007 blurred. */
    detail: 0.0095,
  },
  whole: { darkLights: 105, darkMiddle: 60, brightMiddle: 222, burnt: 0.6, detail: 0.004 },
} as const;
