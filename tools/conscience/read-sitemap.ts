import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const entries = z.array(z.object({ loc: z.string() }))
const sitemap = z.object({
  urlset: z.object({ url: entries }).optional(),
  sitemapindex: z.object({ sitemap: entries }).optional(),
})

const parser = new XMLParser({ ignoreAttributes: true, isArray: (name) => name === 'url' || name === 'sitemap' })

/**
 * All addresses that a site's sitemap lists, those of an index's parts included. Throws where one does not answer or has another form.
 * The sitemap names the site's own origin; its parts are asked of `base`.
 */
export async function readSitemap(base: string, path = '/sitemap.xml'): Promise<URL[]> {
  const response = await fetch(base + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { urlset, sitemapindex } = sitemap.parse(parser.parse(await response.text()))
  const parts = (sitemapindex?.sitemap ?? []).map(({ loc }) => new URL(loc).pathname)
  const own = (urlset?.url ?? []).map(({ loc }) => new URL(loc))
  return [...own, ...(await Promise.all(parts.map((part) => readSitemap(base, part)))).flat()]
}
