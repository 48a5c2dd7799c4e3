import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { keepsItsColours } from '../../web/art/night-scenes'
import { type Format, formatSizes, renderScene } from '../../web/art/scene'
import { scenes } from '../../web/art/scenes'
import { generated, generatedPublic } from './steps'

/** Draws every scene in every format into `/assets/art/<version>/`, which browsers cache for good: any change is a new version. */
export function writePictures(): void {
  const formats = Object.keys(formatSizes) as Format[]
  const pictures = Object.entries(scenes).flatMap(([id, scene]) =>
    formats.map((format) => [`${id}-${format}.svg`, renderScene(scene, format, keepsItsColours(id))] as const),
  )
  const version = createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 8)
  const folder = `${generatedPublic}/assets/art/${version}`
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of pictures) writeFileSync(`${folder}/${name}`, svg)
  writeFileSync(`${generated}/pictures.json`, JSON.stringify({ version }))
}
