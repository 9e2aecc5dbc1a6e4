/** What the weather in somebody's tummy can be. */
export const INNER_WEATHER_NAMES = [
  'fog',
  'sun',
  'changeable',
  'wind',
  'rain',
  'storm',
  'butterflies',
  'quiet',
  'longRain',
  'clearing',
] as const;

export type InnerWeather = (typeof INNER_WEATHER_NAMES)[number];
