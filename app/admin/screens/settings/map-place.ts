/** A place on the map, and how near it is seen. */
export type MapPlace = { lat: number; lng: number; zoom: number };

const TILE = 256;
const EDGE = 85.05;
export const ZOOMS = { min: 1, max: 19 } as const;

/** Where a latitude lies between the poles of a square map: 0 in the north, 1 in the south. */
function rowOf(lat: number): number {
  const angle = (Math.max(-EDGE, Math.min(EDGE, lat)) * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
}

function latOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
}

function rounded(value: number): number {
  return Number(value.toFixed(5));
}

/** The place so many pixels right of and below another, as a map in Mercator's projection shows it. */
export function placeBeside({ lat, lng, zoom }: MapPlace, right: number, down: number): MapPlace {
  const world = TILE * 2 ** zoom;
  const turned = lng + (right / world) * 360;
  return {
    lat: rounded(latOf(Math.max(0, Math.min(1, rowOf(lat) + down / world)))),
    lng: rounded(((((turned + 180) % 360) + 360) % 360) - 180),
    zoom,
  };
}

/** The corners of what a frame of a size shows around a place, a little less, so that the map chooses this zoom. */
export function boxAround(place: MapPlace, width: number, height: number): string {
  const [right, down] = [width * 0.48, height * 0.48];
  const from = placeBeside(place, -right, down);
  const to = placeBeside(place, right, -down);
  return [from.lng, from.lat, to.lng, to.lat].map((value) => value.toFixed(5)).join(',');
}
