import { isLocale, type Locale, locales, localizedPath } from '../../schema/locale'
import { feedPath, legacyPaths, paths, securityTxtPath, sitemapPath } from '../../schema/paths'
import { type Answer, ask, navigation } from './ask'

/** Looks at one thing of a site. Answers what it saw; throws an Error that says what is wrong. */
export interface Check {
  name: string
  run: (site: Site) => Promise<string>
}

export interface Site {
  /** The origin that is asked. */
  url: URL
  /** The last migration that the code knows. */
  migration: string
}

function expect(holds: unknown, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint)
}

const open = ({ url }: Site, path: string, headers: Record<string, string> = navigation) => ask(new URL(path, url), headers)
const read = ({ url }: Site, path: string) => ask(new URL(path, url))

function expectStatus({ status }: Answer, wanted: number): void {
  expect(status === wanted, `${status} instead of ${wanted}`)
}

function expectType({ headers }: Answer, wanted: string): void {
  expect(headers['content-type']?.startsWith(wanted), `type ${headers['content-type']} instead of ${wanted}`)
}

function languageOf({ body }: Answer): Locale {
  const language = /<html[^>]* lang="([a-z]+)"/.exec(body)?.[1]
  expect(isLocale(language), `the page has no language of ours: ${language}`)
  return language
}

function titleOf({ body }: Answer): string {
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(body)?.[1]
  expect(title, 'the page has no title')
  return title
}

/** A rendered page of a language: status, language, title, and its text in the HTML (the shell would have none). */
async function checkPage(site: Site, path: string, language: Locale): Promise<string> {
  const answer = await open(site, path)
  expectStatus(answer, 200)
  expectType(answer, 'text/html')
  expect(languageOf(answer) === language, `language ${languageOf(answer)} instead of ${language}`)
  expect(/<h1[\s>]/.test(answer.body), 'the page was not rendered: it has no heading')
  return titleOf(answer)
}

async function defaultLocaleOf(site: Site): Promise<Locale> {
  return languageOf(await open(site, '/'))
}

const pageIn = (language: Locale, path: string) => async (site: Site) =>
  checkPage(site, localizedPath(path, language, await defaultLocaleOf(site)), language)

async function checkHealth(site: Site): Promise<string> {
  const answer = await read(site, '/api/health')
  expectStatus(answer, 200)
  const health = JSON.parse(answer.body) as Record<string, unknown>
  expect(health.ok === true && health.database === 'up', answer.body)
  expect(health.cache === 'up', 'KV does not answer')
  expect(health.migration === site.migration, `the database is at ${health.migration}, this code at ${site.migration}`)
  return `build ${health.build}, ${health.migration}`
}

async function checkLegacy(site: Site): Promise<string> {
  const answer = await open(site, `${legacyPaths.destinations}/?utm_source=smoke`)
  expectStatus(answer, 301)
  const { location } = answer.headers
  expect(location?.endsWith(`${paths.destinations}?utm_source=smoke`), `leads to ${location}`)
  return `→ ${location}`
}

async function checkUnknown(site: Site): Promise<string> {
  const answer = await open(site, '/there-is-no-such-page')
  expectStatus(answer, 404)
  expectType(answer, 'text/html')
  return titleOf(answer)
}

async function checkHeaders(site: Site): Promise<string> {
  const { headers } = await open(site, '/')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'"), `policy: ${policy || 'none'}`)
  expect(!policy.includes('unsafe'), `policy: ${policy}`)
  for (const name of ['strict-transport-security', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
    expect(headers[name], `${name} is missing`)
  }
  expect(headers['x-content-type-options'] === 'nosniff', 'nosniff is missing')
  return 'policy and six more'
}

async function checkSitemap(site: Site): Promise<string> {
  const index = await read(site, sitemapPath)
  expectStatus(index, 200)
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? ''))
  expect(files.length > 0, 'names no files')
  // The files are named at the public address, which may be another than the one that is asked.
  const counts = await Promise.all(
    files.map(async ({ pathname }) => {
      const file = await read(site, pathname)
      expectStatus(file, 200)
      return file.body.split('<loc>').length - 1
    }),
  )
  const pages = counts.reduce((sum, count) => sum + count, 0)
  expect(pages > 50, `names only ${pages} pages`)
  return `${pages} pages in ${files.length} files`
}

async function checkFeed(site: Site): Promise<string> {
  const answer = await read(site, feedPath)
  expectStatus(answer, 200)
  expect(answer.body.includes('<rss') && answer.body.includes('<item>'), 'is no feed with articles')
  return `${answer.body.split('<item>').length - 1} articles`
}

async function checkRobots(site: Site): Promise<string> {
  const answer = await read(site, '/robots.txt')
  expectStatus(answer, 200)
  for (const line of ['Disallow: /api/', 'Disallow: /r/', 'Sitemap: http']) expect(answer.body.includes(line), `lacks ${line}`)
  const security = await read(site, securityTxtPath)
  expectStatus(security, 200)
  const expires = Date.parse(/Expires: (\S+)/.exec(security.body)?.[1] ?? '')
  expect(expires > Date.now(), 'security.txt has expired: deploy again')
  return 'robots.txt and security.txt'
}

async function checkAsset(site: Site): Promise<string> {
  const { body } = await open(site, '/')
  const path = /"(\/assets\/[^"]+\.js)"/.exec(body)?.[1]
  expect(path, 'the page names no script')
  const answer = await read(site, path)
  expectStatus(answer, 200)
  expect(answer.headers['cache-control']?.includes('immutable'), `is kept by ${answer.headers['cache-control']}`)
  expect(answer.headers['x-content-type-options'] === 'nosniff', 'nosniff is missing')
  return path
}

async function checkMissingAsset(site: Site): Promise<string> {
  const answer = await open(site, '/assets/gone-0123abcd.js')
  expectStatus(answer, 404)
  expect(!answer.headers['cache-control']?.includes('immutable'), 'is kept for ever')
  return `404, ${answer.headers['cache-control']}`
}

async function checkApi(site: Site): Promise<string> {
  const answer = await read(site, '/api/posts')
  expectStatus(answer, 200)
  expectType(answer, 'application/json')
  const posts = JSON.parse(answer.body) as { slug?: unknown; titleVi?: unknown; titleEn?: unknown }[]
  expect(Array.isArray(posts) && posts.every(({ slug, titleVi, titleEn }) => slug && titleVi && titleEn), 'not a list of articles')
  const unknown = await read(site, '/api/there-is-no-such-thing')
  expectStatus(unknown, 404)
  expect(JSON.parse(unknown.body).code === 'NOT_FOUND', 'errors are not in the one shape')
  return `${posts.length} articles`
}

async function checkAdmin(site: Site): Promise<string> {
  const own = { 'Sec-Fetch-Site': 'same-origin' }
  expectStatus(await open(site, '/api/admin/leads', own), 401)
  expectStatus(await open(site, '/api/admin/leads', { 'Sec-Fetch-Site': 'cross-site' }), 403)
  expectStatus(await ask(new URL('/api/admin/products/import', site.url), own, 'POST'), 401)
  return '401 without a session, 403 from another site'
}

async function checkClickOut(site: Site): Promise<string> {
  const answer = await open(site, '/r/there-is-no-such-product')
  expectStatus(answer, 302)
  expect(answer.headers.location?.includes(`${paths.shop}?missing=1`), `leads to ${answer.headers.location}`)
  return `→ ${answer.headers.location}`
}

/** What `npm run smoke` looks at, in order. Nothing is written to the site. */
export const checks: readonly Check[] = [
  { name: 'health', run: checkHealth },
  ...locales.map((language) => ({ name: `home (${language})`, run: pageIn(language, paths.home) })),
  { name: 'a guide', run: pageIn('vi', '/plan-your-trip/day-1') },
  { name: 'legacy redirect', run: checkLegacy },
  { name: 'unknown page', run: checkUnknown },
  { name: 'security headers', run: checkHeaders },
  { name: 'sitemap', run: checkSitemap },
  { name: 'feed', run: checkFeed },
  { name: 'robots', run: checkRobots },
  { name: 'a file is kept', run: checkAsset },
  { name: 'a missing file is not', run: checkMissingAsset },
  { name: 'API', run: checkApi },
  { name: 'admin API refuses', run: checkAdmin },
  { name: 'unknown product', run: checkClickOut },
]
