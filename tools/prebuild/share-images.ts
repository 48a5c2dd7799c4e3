import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { mediaIdOf } from '../../schema/media'
import { renderScene } from '../../web/art/scene'
import { scenes } from '../../web/art/scenes/index'
import { coverShareImage, hasShareImage, shareImage } from '../../web/domain/heads/share-image'
import type { SharePage } from '../share/share-pages'
import { drawCoverPicture, drawSharePicture } from '../share/share-picture'
import { generated, generatedPublic } from './steps'

/** Raise it when the layout of the pictures changes. */
const layoutVersion = 1
const cacheFolder = 'node_modules/.cache/mango-road/share'
const concurrency = 4

function posterOf({ picture, path }: SharePage): string {
  // The page of a photograph is shared by the photograph; this picture is for what knows its old address.
  const scene = scenes[mediaIdOf(picture) ? 'default-cover' : picture.replace('@assets/art/', '')]
  if (!scene) throw new RangeError(`the share picture of ${path} names '${picture}', which is not drawn`)
  return renderScene(scene, 'square')
}

/** Draws a page's picture, or reads it from the cache where title and poster are the same: drawing takes a third of a second. */
async function pictureOf(page: SharePage): Promise<Buffer> {
  const poster = posterOf(page)
  return cached([page.title, page.tagline, poster], () => drawSharePicture(page.title, page.tagline, poster))
}

async function cached(drawnFrom: string[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, ...drawnFrom]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const drawn = await draw()
  writeFileSync(file, drawn)
  return drawn
}

/** The share pictures of all scenes that may become the cover of an article, as far as they have one. */
async function writeCovers(): Promise<void> {
  mkdirSync(dirname(generatedPublic + coverShareImage('any')), { recursive: true })
  const all = Object.entries(scenes).filter(([id]) => hasShareImage(id))
  for (let at = 0; at < all.length; at += concurrency) {
    await Promise.all(
      all.slice(at, at + concurrency).map(async ([id, scene]) => {
        const drawing = renderScene(scene, 'wide')
        writeFileSync(generatedPublic + coverShareImage(id), await cached(['cover', drawing], () => drawCoverPicture(drawing)))
      }),
    )
  }
}

/** Draws the share picture of every page that may be listed, in both languages, and writes `share-images.json`: their bytes by path. */
export async function writeShareImages(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const { module } = await runnerImport<typeof import('../share/share-pages')>(join(import.meta.dirname, '../share/share-pages.ts'))
  const pages = module.sharePages()
  const bytes: Record<string, number> = {}
  for (let at = 0; at < pages.length; at += concurrency) {
    const batch = pages.slice(at, at + concurrency)
    for (const [index, picture] of (await Promise.all(batch.map(pictureOf))).entries()) {
      const page = batch[index]
      if (!page) continue
      const path = shareImage(page.path, page.locale)
      mkdirSync(dirname(generatedPublic + path), { recursive: true })
      writeFileSync(generatedPublic + path, picture)
      bytes[path] = picture.length
    }
  }
  await writeCovers()
  writeFileSync(`${generated}/share-images.json`, JSON.stringify(bytes))
}
