import { desc, eq, max, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Locale, locales } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { entries } from '../../../schema/tables/entries'
import { products } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { makeXml, type XmlNode } from '../../../schema/xml'
import { type ListedPage, listPages, pagePictureOf } from '../../content/listed-pages'
import { fillPhotos, photographIn } from '../../content/photos'
import { isPublicPost } from '../../content/posts'
import { pictureOfSummary, publicLocales, stateColumns } from '../../content/queries'
import { serveTextFile } from '../../platform/cache/cached'
import { type Database, openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import type { Settings } from '../../platform/settings/settings'
import { listTagPages } from '../tags/routes'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function lastChange(changed: string): { lastmod?: string } {
  if (/^\d{4}-\d\d-\d\d$/.test(changed)) return { lastmod: changed }
  const time = Date.parse(changed)
  return Number.isNaN(time) ? {} : { lastmod: `${new Date(time).toISOString().slice(0, 19)}Z` }
}

function pageUrls(
  { path, changed, picture, locales: languages = locales }: ListedPage,
  { siteUrl, defaultLocale }: Settings,
): XmlNode[] {
  const url = Object.fromEntries(
    languages.map((locale) => [locale, absoluteUrl(siteUrl, path, locale, defaultLocale)]),
  )
  const alternates = Object.entries({
    ...url,
    ...(url[defaultLocale] && { 'x-default': url[defaultLocale] }),
  })
  return languages.map((locale) => {
    const shown = pagePictureOf({ path, picture }, locale, siteUrl)
    return {
      loc: url[locale],
      ...lastChange(changed),
      'xhtml:link': alternates.map(([hreflang, href]) => ({
        '@rel': 'alternate',
        '@hreflang': hreflang,
        '@href': href,
      })),
      ...(shown && { 'image:image': { 'image:loc': shown.url } }),
    }
  })
}

/** Sources: sitemaps.org 0.9; Google Search Central on localized versions and images. */
function makeSitemap(pages: readonly ListedPage[], settings: Settings): string {
  return makeXml('urlset', {
    '@xmlns': protocol,
    '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    url: pages.flatMap((page) => pageUrls(page, settings)),
  })
}

function makeSitemapIndex(files: readonly ListedPage[], { siteUrl }: Settings): string {
  return makeXml('sitemapindex', {
    '@xmlns': protocol,
    sitemap: files.map(({ path, changed }) => ({
      loc: new URL(path, siteUrl).href,
      ...lastChange(changed),
    })),
  })
}

/** Each post has one address per language; the protocol allows 50,000. */
const postsPerFile = 10_000

const oldestFirst = [entries.publishedAt, entries.id]

const changed =
  sql<string>`max(coalesce(${entries.changedAtVi}, ''), coalesce(${entries.changedAtEn}, ''),
    ${entries.publishedAt})`.as('changed')

/** Files count from 1. Reads every public post through an index. */
async function listPostFiles(db: Database): Promise<{ file: number; changed: string }[]> {
  const order = sql.join(oldestFirst, sql`, `)
  const position: SQL<number> = sql`row_number() over (order by ${order}) - 1`
  const numbered = db
    .select({
      file: sql<number>`(${position}) / ${sql.raw(String(postsPerFile))} + 1`.as('file'),
      changed,
    })
    .from(entries)
    .where(isPublicPost())
    .as('numbered')
  const files = await db
    .select({ file: numbered.file, changed: max(numbered.changed) })
    .from(numbered)
    .groupBy(({ file }) => file)
    .orderBy(({ file }) => file)
  return files.map((row) => ({ ...row, changed: row.changed ?? '' }))
}

async function listFilePosts(
  db: Database,
  file: number,
): Promise<{ slug: string; changed: string; picture: string | null; locales: Locale[] }[]> {
  if (file < 1) return []
  const rows = await db
    .select({ ...stateColumns, changed, picture: photographIn(pictureOfSummary) })
    .from(entries)
    .where(isPublicPost())
    .orderBy(...oldestFirst)
    .limit(postsPerFile)
    .offset((file - 1) * postsPerFile)
  return rows.map(({ slug, changed: at, picture, ...state }) => ({
    slug,
    changed: at,
    picture,
    locales: publicLocales(state),
  }))
}

async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .where(eq(products.listed, 1))
    .orderBy(desc(products.createdAt))
    .limit(1)
  return row?.createdAt
}

const type = 'application/xml'

const later = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a)

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

export function servePageSitemap(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const db = openDatabase(c.env.DB)
    const { pages } = await listPagesAndFiles(db, new Date())
    return makeSitemap((await fillPhotos(db, pages)).content, c.var.settings)
  })
}

export function serveTagSitemap(c: Context<AppEnv>): Promise<Response> {
  return serveTextFile(c, type, async () => {
    const pages = await listTagPages(openDatabase(c.env.DB))
    return makeSitemap(pages, c.var.settings)
  })
}

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
