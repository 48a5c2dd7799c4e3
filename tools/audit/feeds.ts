import { readFileSync } from 'node:fs'
import { parseRssFeed } from 'feedsmith'
import { validateXML } from 'xmllint-wasm'
import type { Finding } from './site'

const readSchema = (fileName: string, folder = 'tools/audit/xsd') => ({
  fileName,
  contents: readFileSync(`${folder}/${fileName}`, 'utf8'),
})

async function checkSitemap(base: string, path: string): Promise<Finding[]> {
  const xml = await (await fetch(base + path)).text()
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: readSchema('all.xsd'),
    preload: [
      readSchema('sitemap.xsd', 'node_modules/sitemap/schema'),
      readSchema('image.xsd'),
      readSchema('xhtml.xsd'),
    ],
  })
  return errors.map(({ rawMessage }) => ({ page: path, sentence: `sitemap: ${rawMessage}` }))
}

/**
 * The feed as an independent parser reads it: each of its pictures is there, of the type and length
 * that it says. A quick build has none.
 */
async function checkFeed(base: string, siteUrl: string, isQuick: boolean): Promise<Finding[]> {
  const feed = parseRssFeed(await (await fetch(`${base}/rss.xml`)).text())
  const enclosures = feed.items?.flatMap((item) => item.enclosures ?? []) ?? []
  const findings = enclosures.map(async ({ url, type, length }) => {
    const response = await fetch(base + url?.replace(siteUrl, ''), { redirect: 'manual' })
    const found = [
      response.status,
      response.headers.get('content-type'),
      (await response.arrayBuffer()).byteLength,
    ].join(' ')
    return found === `200 ${type} ${length}`
      ? []
      : [{ page: '/rss.xml', sentence: `feed: ${url} is ${found}, not ${type} ${length}` }]
  })
  const missing =
    enclosures.length > 0 || isQuick ? [] : [{ page: '/rss.xml', sentence: 'feed: no pictures' }]
  return [...missing, ...(await Promise.all(findings)).flat()]
}

/** What is wrong with the sitemaps, by their official schema, and with the feed. */
export async function checkFeeds(
  base: string,
  siteUrl: string,
  isQuick: boolean,
): Promise<Finding[]> {
  const checks = [
    checkSitemap(base, '/sitemap-pages.xml'),
    checkSitemap(base, '/sitemap-posts-1.xml'),
    checkFeed(base, siteUrl, isQuick),
  ]
  return (await Promise.all(checks)).flat()
}
