import outline from './vietnam-outline.json' with { type: 'json' }

/**
 * Natural Earth 1:50m (public domain, npm `world-atlas`), simplified to 0.03°. 40 units a degree, x
 * from 102°E, y from 23.6°N down.
 */
export const vietnamMap = {
  width: 590,
  height: 690,
  outline: outline.path,
  /** Main features of the archipelagos as [longitude, latitude]. */
  hoangSa: [
    [111.61, 16.53],
    [112.33, 16.83],
    [112.73, 16.67],
    [111.2, 15.78],
    [112.3, 16.05],
  ],
  truongSa: [
    [111.92, 8.65],
    [114.33, 10.38],
    [114.28, 11.43],
    [113.84, 9.18],
    [115.5, 9.9],
    [112.9, 8.87],
    [114.73, 10.17],
    [113.0, 8.1],
  ],
} as const

/** Returns the rings as [latitude, longitude]. */
export function outlineRings(): [lat: number, lng: number][][] {
  return vietnamMap.outline
    .split('M')
    .slice(1)
    .map((ring) =>
      [...ring.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [
        23.6 - Number(y) / 40,
        102 + Number(x) / 40,
      ]),
    )
}

/** Projects to the map's units. Equirectangular, as Vietnam is close to the equator. */
export function toMap({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: Math.round((lng - 102) * 40), y: Math.round((23.6 - lat) * 40) }
}
