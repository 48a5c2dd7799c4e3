import { readFileSync, writeFileSync } from 'node:fs'
import { icons } from '../../worker/features/manifest/icons'
import { drawFavicon, drawIcon } from '../icons/draw-icon'
import { generatedPublic } from './folders'

/** Draws the site's icons from `favicon.svg`, which is served as it is. */
export async function writeIcons(): Promise<void> {
  const favicon = readFileSync('web/public/favicon.svg', 'utf8')
  writeFileSync(`${generatedPublic}/favicon.svg`, favicon)
  writeFileSync(`${generatedPublic}/favicon.ico`, await drawFavicon(favicon))
  for (const icon of icons)
    writeFileSync(generatedPublic + icon.path, await drawIcon(favicon, icon))
}
