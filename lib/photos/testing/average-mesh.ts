/** The measured points of an average child of four, 200 wide with its centre at 0: number, number of its twin, x, y. */
const POINTS: readonly (readonly [index: number, twin: number, x: number, y: number])[] = [
  [10, 10, 0.0, -117.2],
  [338, 109, 29.2, -116.3],
  [297, 67, 53.7, -112.0],
  [332, 103, 75.9, -102.7],
  [284, 54, 90.0, -89.4],
  [251, 21, 98.3, -72.6],
  [389, 162, 102.0, -55.1],
  [356, 127, 102.3, -33.4],
  [454, 234, 100.0, -13.1],
  [323, 93, 97.5, 7.5],
  [361, 132, 93.0, 29.2],
  [288, 58, 85.8, 51.7],
  [397, 172, 76.4, 69.9],
  [365, 136, 65.7, 83.1],
  [379, 150, 52.2, 94.7],
  [378, 149, 41.3, 102.8],
  [400, 176, 29.8, 110.0],
  [377, 148, 16.8, 115.4],
  [152, 152, 0.0, 117.4],
  [263, 33, 63.1, -33.8],
  [362, 133, 25.6, -33.1],
  [385, 158, 41.2, -42.6],
  [386, 159, 48.5, -42.6],
  [387, 160, 55.5, -40.6],
  [380, 153, 37.0, -29.5],
  [374, 145, 43.4, -28.0],
  [373, 144, 50.5, -27.8],
  [336, 107, 26.2, -64.3],
  [296, 66, 45.0, -65.7],
  [334, 105, 61.2, -65.8],
  [293, 63, 72.9, -61.6],
  [300, 70, 79.8, -53.8],
  [282, 52, 57.7, -59.4],
  [294, 64, 26.9, 19.7],
  [291, 61, 37.5, 56.0],
  [0, 0, 0.0, 46.4],
  [1, 1, 0.0, 19.0],
  [2, 2, 0.0, 27.7],
  [13, 13, 0.0, 55.4],
  [14, 14, 0.0, 60.7],
  [17, 17, 0.0, 74.8],
  [168, 168, 0.0, -42.4],
];

type Point = readonly [number, number];

/**
 * The mesh of the average child, in pixels, for tests.
 * @param change moves a point of the right half (or the middle line); its twin follows
 * @param lean radians, clockwise
 */
export function averageMesh(change: (index: number, point: Point) => Point = (_, point) => point, lean = 0): Point[] {
  const mesh: Point[] = Array.from({ length: 478 }, () => [300, 300]);
  const place = ([x, y]: Point): Point => [
    300 + x * Math.cos(lean) - y * Math.sin(lean),
    300 + x * Math.sin(lean) + y * Math.cos(lean),
  ];
  for (const [index, twin, x, y] of POINTS) {
    const [u, v] = change(index, [x, y]);
    mesh[twin] = place([-u, v]);
    mesh[index] = place([u, v]);
  }
  return mesh;
}
