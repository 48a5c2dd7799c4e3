import type { Context } from 'hono'
import { fillPath, paths } from '../../../schema/paths'
import { vietnamDay } from '../../../schema/time'
import { type ListedPage, listPages } from '../../content/listed-pages'
import { fillPhotos } from '../../content/photos'
import { serveTextFile } from '../../platform/cache/cached'
import { type Database, openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { listTagPages } from '../tags/queries'
import { makeSitemap, makeSitemapIndex } from './sitemap'
import { findNewestProduct, listFilePosts, listPostFiles } from './sitemap-queries'

const type = 'application/xml'

const later = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a)

/**
 * The pages that are no posts, and the sitemap files of the posts. What lists posts or products has
 * changed when one of them has.
 */
async function listPagesAndFiles(
  db: Database,
  now: Date,
): Promise<{ pages: ListedPage[]; postFiles: { file: number; changed: string }[] }> {
  const [pages, postFiles, newestProduct] = await Promise.all([
    listPages(db, vietnamDay(now)),
    listPostFiles(db),
    findNewestProduct(db),
  ])
  const newestPost = postFiles.map((file) => file.changed).reduce(later, '')
  const listed: Record<string, string | undefined> = {
    [paths.articles]: newestPost,
    [paths.journal]: newestPost,
    [paths.home]: newestPost,
    [paths.shop]: newestProduct,
  }
  return {
    pages: pages.map((page) => ({ ...page, changed: later(page.changed, listed[page.path]) })),
    postFiles,
  }
}

/** `/sitemap.xml`: the index of the files below. */
export function serveSitemapIndex(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const { pages, postFiles } = await listPagesAndFiles(openDatabase(c.env.DB), new Date())
    const files = [
      {
        path: '/sitemap-pages.xml',
        changed: pages.map(({ changed }) => changed).reduce(later, ''),
      },
      {
        path: '/sitemap-tags.xml',
        changed: postFiles.map(({ changed }) => changed).reduce(later, ''),
      },
      ...postFiles.map(({ file, changed }) => ({ path: `/sitemap-posts-${file}.xml`, changed })),
    ]
    return makeSitemapIndex(files, c.var.settings)
  })
}

/** `/sitemap-pages.xml`: every page of the route table that search engines may list today. */
export function servePageSitemap(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const db = openDatabase(c.env.DB)
    const { pages } = await listPagesAndFiles(db, new Date())
    return makeSitemap((await fillPhotos(db, pages)).content, c.var.settings)
  })
}

/** `/sitemap-tags.xml`: the tags of three or more things. */
export function serveTagSitemap(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const pages = await listTagPages(openDatabase(c.env.DB))
    return makeSitemap(pages, c.var.settings)
  })
}

/** `/sitemap-posts-1.xml` and on: public posts, the oldest first. */
export function servePostSitemap(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const file = Number(/(\d+)\.xml$/.exec(c.req.path)?.[1])
    const db = openDatabase(c.env.DB)
    const posts = await listFilePosts(db, file)
    if (posts.length === 0) return undefined
    const pages = posts.map(({ slug, changed, picture, locales }) => ({
      path: fillPath(paths.article, { slug }),
      changed,
      locales,
      ...(picture !== null && { picture }),
    }))
    return makeSitemap((await fillPhotos(db, pages)).content, c.var.settings)
  })
}
