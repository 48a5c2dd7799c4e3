import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { renderScene } from '../../web/art/scene'
import { scenes } from '../../web/art/scenes'
import { shareImage } from '../../web/domain/heads/share-image'
import type { SharePage } from '../share/share-pages'
import { drawSharePicture } from '../share/share-picture'

/** Raise it when the layout of the pictures changes. */
const layoutVersion = 1
const cacheFolder = 'node_modules/.cache/mango-road/share'
const atOnce = 4

function posterOf({ picture, path }: SharePage): string {
  const scene = scenes[picture.replace('@assets/art/', '')]
  if (!scene) throw new RangeError(`the share picture of ${path} names '${picture}', which is not drawn`)
  return renderScene(scene, 'square')
}

/** A page's picture; drawn once for the same title and poster. */
async function pictureOf(page: SharePage): Promise<Buffer> {
  const poster = posterOf(page)
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, page.title, page.tagline, poster]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const drawn = await drawSharePicture(page.title, page.tagline, poster)
  writeFileSync(file, drawn)
  return drawn
}

/** Draws the share picture of every page that may be listed, in both languages, into the client's files. */
export function shareFiles(): Plugin {
  return {
    name: 'mango-road:share-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      mkdirSync(cacheFolder, { recursive: true })
      const { module } = await runnerImport<{ sharePages: () => SharePage[] }>(join(import.meta.dirname, '../share/share-pages.ts'))
      const pages = module.sharePages()
      for (let at = 0; at < pages.length; at += atOnce) {
        const drawn = await Promise.all(pages.slice(at, at + atOnce).map(async (page) => ({ page, source: await pictureOf(page) })))
        for (const { page, source } of drawn)
          this.emitFile({ type: 'asset', fileName: shareImage(page.path, page.locale).slice(1), source })
      }
    },
  }
}
