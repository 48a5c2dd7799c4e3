import { isLocale, type Locale, localizedPath } from '../../schema/locale'
import { feedPath, legacyPaths, paths, securityTxtPath, sitemapPath } from '../../schema/paths'
import { type Answer, ask, navigation } from './ask'

export interface Site {
  url: URL
  /** The last migration that the code knows. */
  migration: string
  /** The build that it should be at. */
  build?: string | undefined
}

/**
 * Looks at one thing of a site and returns what it saw; throws an Error that says what is wrong.
 */
export type Check = (site: Site) => Promise<string>

function expect(holds: unknown, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint)
}

/** Asks as a browser's navigation, or with other headers, and expects a status. */
async function open(
  { url }: Site,
  path: string,
  status = 200,
  headers: Record<string, string> = navigation,
  method = 'GET',
): Promise<Answer> {
  const answer = await ask(new URL(path, url), headers, method)
  expect(answer.status === status, `${path}: ${answer.status} instead of ${status}`)
  return answer
}

const read = (site: Site, path: string, status = 200) => open(site, path, status, {})

function languageOf({ body }: Answer): Locale {
  const language = /<html[^>]* lang="([a-z]+)"/.exec(body)?.[1]
  expect(isLocale(language), `the page has no language of ours: ${language}`)
  return language
}

/** A page in a language: rendered, so that its text is in the HTML. */
function page(language: Locale, path: string): Check {
  return async (site) => {
    const defaultLocale = languageOf(await open(site, '/'))
    const answer = await open(site, localizedPath(path, language, defaultLocale))
    expect(languageOf(answer) === language, `language ${languageOf(answer)} instead of ${language}`)
    expect(/<h1[\s>]/.test(answer.body), 'the page was not rendered: it has no heading')
    return /<title[^>]*>([^<]+)</.exec(answer.body)?.[1] ?? 'no title'
  }
}

export async function checkHealth(site: Site): Promise<string> {
  const { body } = await read(site, '/api/health')
  const health = JSON.parse(body) as Record<string, unknown>
  expect(health.ok === true && health.database === 'up' && health.cache === 'up', body)
  expect(
    health.migration === site.migration,
    `the database is at ${health.migration}, this code at ${site.migration}`,
  )
  expect(
    site.build === undefined || health.build === site.build,
    `the site is at build ${health.build}, not at ${site.build}`,
  )
  return `build ${health.build}, ${health.migration}`
}

async function checkLegacy(site: Site): Promise<string> {
  const { location } = (await open(site, `${legacyPaths.destinations}/?utm_source=smoke`, 301))
    .headers
  expect(location?.endsWith(`${paths.destinations}?utm_source=smoke`), `leads to ${location}`)
  return `→ ${location}`
}

async function checkHeaders(site: Site): Promise<string> {
  const { headers } = await open(site, '/')
  const policy = headers['content-security-policy'] ?? ''
  expect(
    policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'"),
    `policy: ${policy || 'none'}`,
  )
  expect(!policy.includes('unsafe'), `policy: ${policy}`)
  for (const name of [
    'strict-transport-security',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ])
    expect(headers[name], `${name} is missing`)
  expect(headers['x-content-type-options'] === 'nosniff', 'nosniff is missing')
  return 'policy and six more'
}

async function checkSitemap(site: Site): Promise<string> {
  const index = await read(site, sitemapPath)
  // The files are named at the public address, which may be another than the one that is asked.
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const contents = await Promise.all(files.map((path) => read(site, path)))
  const pages = contents.reduce((sum, { body }) => sum + body.split('<loc>').length - 1, 0)
  expect(pages > 50, `names only ${pages} pages`)
  return `${pages} pages in ${files.length} files`
}

async function checkFeed(site: Site): Promise<string> {
  const { body } = await read(site, feedPath)
  expect(body.includes('<rss') && body.includes('<item>'), 'is no feed with articles')
  return `${body.split('<item>').length - 1} articles`
}

async function checkRobots(site: Site): Promise<string> {
  const { body } = await read(site, '/robots.txt')
  for (const line of ['Disallow: /api/', 'Disallow: /r/', 'Sitemap: http'])
    expect(body.includes(line), `lacks ${line}`)
  const security = await read(site, securityTxtPath)
  expect(
    Date.parse(/Expires: (\S+)/.exec(security.body)?.[1] ?? '') > Date.now(),
    'security.txt has expired: deploy again',
  )
  return 'robots.txt and security.txt'
}

async function checkFiles(site: Site): Promise<string> {
  const path = /"(\/assets\/[^"]+\.js)"/.exec((await open(site, '/')).body)?.[1]
  expect(path, 'the page names no script')
  const { headers } = await read(site, path)
  expect(
    headers['cache-control']?.includes('immutable'),
    `Cache-Control: ${headers['cache-control']}`,
  )
  expect(headers['x-content-type-options'] === 'nosniff', 'nosniff is missing')
  const missing = await open(site, '/assets/gone-0123abcd.js', 404)
  expect(
    !missing.headers['cache-control']?.includes('immutable'),
    'a missing file is cached for ever',
  )
  return path
}

async function checkApi(site: Site): Promise<string> {
  const posts = JSON.parse((await read(site, '/api/posts')).body) as {
    slug?: unknown
    titleVi?: unknown
    titleEn?: unknown
  }[]
  expect(
    Array.isArray(posts) &&
      posts.every(({ slug, titleVi, titleEn }) => slug && (titleVi || titleEn)),
    'not a list of articles',
  )
  const unknown = await read(site, '/api/there-is-no-such-thing', 404)
  expect(JSON.parse(unknown.body).code === 'NOT_FOUND', 'errors are not in the one shape')
  return `${posts.length} articles`
}

async function checkAdmin(site: Site): Promise<string> {
  const own = { 'Sec-Fetch-Site': 'same-origin' }
  await open(site, '/api/admin/leads', 401, own)
  await open(site, '/api/admin/leads', 403, { 'Sec-Fetch-Site': 'cross-site' })
  await open(site, '/api/admin/products/import', 401, own, 'POST')
  return '401 without a session, 403 from another site'
}

async function checkClickOut(site: Site): Promise<string> {
  const { location } = (await open(site, '/r/there-is-no-such-product', 302)).headers
  expect(location?.includes(`${paths.shop}?missing=1`), `leads to ${location}`)
  return `→ ${location}`
}

/** What `npm run smoke` looks at, in order. */
export const checks: Record<string, Check> = {
  health: checkHealth,
  'home (vi)': page('vi', paths.home),
  'home (en)': page('en', paths.home),
  'a guide': page('vi', '/plan-your-trip/day-1'),
  'legacy redirect': checkLegacy,
  'unknown page': async (site) => languageOf(await open(site, '/there-is-no-such-page', 404)),
  // The bundler must not drop what only a malformed address needs.
  'malformed address': async (site) =>
    languageOf(await open(site, `${paths.destinations}/%zz`, 404)),
  'security headers': checkHeaders,
  sitemap: checkSitemap,
  feed: checkFeed,
  robots: checkRobots,
  files: checkFiles,
  API: checkApi,
  'admin API refuses': checkAdmin,
  'unknown product': checkClickOut,
}
