import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { renderScene } from '../../art/scene'
import { scenes } from '../../art/scenes/index'
import { locales } from '../../schema/locale'
import { mediaIdOf } from '../../schema/media'
import { paths } from '../../schema/paths'
import { coverShareImage, hasShareImage, shareImage } from '../../schema/share-image'
import { vietnamDay } from '../../schema/time'
import type { SharePage } from '../share/share-pages'
import { drawCoverPicture, drawSharePicture } from '../share/share-picture'
import { generated, generatedPublic, shareImagesFile } from './folders'

/** Raise it when the layout of the pictures changes. */
const layoutVersion = 1
const cacheFolder = 'node_modules/.cache/travel-site/share'
const concurrency = 4

function posterOf({ picture, path }: SharePage): string {
  // The page of a photograph is shared by the photograph; this picture is for what knows its old
  // address.
  const scene = scenes[mediaIdOf(picture) ? 'default-cover' : picture.replace('@assets/art/', '')]
  if (!scene)
    throw new RangeError(`the share picture of ${path} names '${picture}', which is not drawn`)
  return renderScene(scene, 'square')
}

/**
 * Draws a page's picture, or reads it from the cache where title and poster are the same: drawing
 * takes a third of a second.
 */
async function pictureOf(page: SharePage): Promise<Buffer> {
  const poster = posterOf(page)
  return cached([page.title, page.tagline, poster], () =>
    drawSharePicture(page.title, page.tagline, poster),
  )
}

async function cached(drawnFrom: string[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, ...drawnFrom]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const drawn = await draw()
  writeWhole(file, drawn, cacheFolder)
  return drawn
}

/**
 * Writes a file that nobody ever sees in part: several builds may draw at once, and any of them may
 * be stopped.
 */
function writeWhole(file: string, data: Buffer, folder = generated): void {
  const next = join(folder, `${process.pid}-${basename(file)}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(next, data)
  renameSync(next, file)
}

/**
 * The share pictures of all scenes that may become the cover of an article, as far as they have
 * one.
 */
async function drawCovers(): Promise<string[]> {
  const all = Object.entries(scenes).filter(([id]) => hasShareImage(id))
  for (let at = 0; at < all.length; at += concurrency) {
    await Promise.all(
      all.slice(at, at + concurrency).map(async ([id, scene]) => {
        const drawing = renderScene(scene, 'wide')
        writeWhole(
          generatedPublic + coverShareImage(id),
          await cached(['cover', drawing], () => drawCoverPicture(drawing)),
        )
      }),
    )
  }
  return all.map(([id]) => coverShareImage(id))
}

/**
 * Draws the share picture of every page that may be listed, in both languages, and writes
 * `share-images.json`.
 */
export async function writeShareImages(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const { module } = await runnerImport<typeof import('../share/share-pages')>(
    join(import.meta.dirname, '../share/share-pages.ts'),
  )
  const pages = module.sharePages(vietnamDay(new Date()))
  const bytes: Record<string, number> = {}
  for (let at = 0; at < pages.length; at += concurrency) {
    const batch = pages.slice(at, at + concurrency)
    for (const [index, picture] of (await Promise.all(batch.map(pictureOf))).entries()) {
      const page = batch[index]
      if (!page) continue
      const path = shareImage(page.path, page.locale)
      writeWhole(generatedPublic + path, picture)
      bytes[path] = picture.length
    }
  }
  const covers = await drawCovers()
  writeFileSync(shareImagesFile, JSON.stringify(bytes))
  removeOthers([...Object.keys(bytes), ...covers])
}

/** Removes the pictures of pages and scenes that are no more. */
function removeOthers(kept: readonly string[]): void {
  const known = new Set(kept)
  for (const entry of readdirSync(`${generatedPublic}/share`, {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !known.has(file.slice(generatedPublic.length))) rmSync(file)
  }
}

/**
 * Where none has been drawn yet, a picture without words for the home page, which stands for every
 * missing one: one second instead of a minute.
 */
export async function writeFirstShareImage(): Promise<void> {
  const scene = scenes['default-cover']
  if (!scene) throw new RangeError("'default-cover' is not drawn")
  const picture = await drawCoverPicture(renderScene(scene, 'wide'))
  const files = locales.map((locale) => shareImage(paths.home, locale))
  for (const file of files) writeWhole(generatedPublic + file, picture)
  writeFileSync(
    shareImagesFile,
    JSON.stringify(Object.fromEntries(files.map((file) => [file, picture.length]))),
  )
}
