import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { nights } from '../../art/night/nights'
import { type Format, formatSizes, renderNight, renderScene } from '../../art/scene'
import { scenes } from '../../art/scenes'
import { generated, generatedPublic } from './folders'

/**
 * Draws every scene in every format, some by night too, into `/assets/art/<version>/`: browsers
 * cache them for good, any change is a new version.
 */
export function writePictures(): void {
  const formats = Object.keys(formatSizes) as Format[]
  const pictures = Object.entries(scenes).flatMap(([id, scene]) =>
    formats.flatMap((format) => {
      const night = nights[id]
      return [
        [`${id}-${format}.svg`, renderScene(scene, format)] as const,
        ...(night
          ? [[`${id}-${format}-night.svg`, renderNight(scene, format, night)] as const]
          : []),
      ]
    }),
  )
  const version = createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 8)
  const folder = `${generatedPublic}/assets/art/${version}`
  rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of pictures) writeFileSync(`${folder}/${name}`, svg)
  writeFileSync(
    `${generated}/pictures.json`,
    JSON.stringify({ version, nights: Object.keys(nights) }),
  )
}
