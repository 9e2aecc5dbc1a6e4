/**
 * Tuned on a few hundred faces; light is luma from 0 to 255. The comments give measured values around each threshold.
 */
export const ADVICE_THRESHOLDS = {
  /** Three-quarter portraits reach 0.65, a profile 1. */
  turned: 0.72,
  /** A head leaning on a shoulder stays below, a sideways picture is above. */
  sidewaysRadians: 0.9,
  /** Large dark eyes of children reach 0.69; dark glasses usually cover everything (the lightest measured 0.59). */
  shade: 0.72,
  /** Of forty children 38 have 0.02 and less, a shaved head in pink light has 0.36; a green hat has 0.53. */
  cloth: 0.45,
  face: {
    /**
     * The light parts of a face: dark skin in daylight and brown skin at night are near 95, a lamp behind a child gives
     * 70.
     */
    darkLights: 78,
    brightMiddle: 230,
    burnt: 0.3,
    /** The same portrait: 0.13 sharp, 0.017 barely usable, 0.007 blurred. */
    detail: 0.0095,
  },
  whole: { darkLights: 105, darkMiddle: 60, brightMiddle: 222, burnt: 0.6, detail: 0.004 },
} as const;
