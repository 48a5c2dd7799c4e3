import { drawnScene, pictureUrl } from './art'
import scenesByCrops from './light-skies.json' with { type: 'json' }

/** `strip`: a strip of the wide format; `tall`: on phones. */
const headCrops = ['strip', 'wide', 'tall'] as const
export type HeadCrop = (typeof headCrops)[number]

/** Drawings with a light sky by day, which need dark titles (`art.test.ts` measures the skies). */
export const lightSkies: Readonly<Record<string, readonly HeadCrop[]>> = Object.fromEntries(
  Object.entries(scenesByCrops).flatMap(([crops, scenes]) => {
    const shown = headCrops.filter((crop) => crops.split(', ').includes(crop))
    return scenes.map((scene) => [scene, shown])
  }),
)

/** Returns the classes of a title on a drawing's sky. */
export function skyClass(src: string | null | undefined, isStrip: boolean): string {
  const crops = lightSkies[drawnScene(pictureUrl(src, 'wide')) ?? ''] ?? []
  const phone = crops.includes(isStrip ? 'strip' : 'tall') ? 'light-sky' : ''
  const wide = crops.includes(isStrip ? 'strip' : 'wide') ? 'light-wide-sky' : ''
  return `${phone} ${wide}`
}
