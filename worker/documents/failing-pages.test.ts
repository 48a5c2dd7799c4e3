import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { articlePath } from '../../web/domain/articles/paths'
import { localizedHref } from '../../web/lib/navigation'
import { matchPage } from '../../web/match-page'
import { pages } from '../../web/routes'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { openEntryDesk } from '../testing/entry-desk'
import { endFailures, letFail } from '../testing/failure-injectors'
import { type Failure, failureMatrix, failureNames, type Outcome } from '../testing/failure-matrix'
import { isAsked, isSpareMonth, pageSamples } from '../testing/failure-samples'
import { expectNoLeak } from '../testing/no-leak'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { request } from '../testing/site'

const writtenPage = {
  titleVi: 'Đi cùng trẻ nhỏ',
  titleEn: 'Travelling with children',
  bodyVi: 'Một.',
  bodyEn: 'One.',
}

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const ids = [...new Set([...pages.map(({ id }) => id), 'not-found'])].filter(
  (id) => !isSpareMonth(id) && isAsked(id),
)

/** One address of every page of the route table. */
function sampleOf(id: string): string {
  const page = pages.find((one) => one.id === id)
  if (id === 'page') return '/trang/tre-nho'
  return pageSamples[id] ?? page?.path.replace(/:\w+\??/g, 'x') ?? '/'
}
const addressOf = (id: string) => localizedHref(sampleOf(id), 'en', defaultLocale)

/** What it takes to show a page, as the route table says. */
function kindOf(id: string): 'page' | 'livePage' | 'dataPage' {
  const { pathname, searchParams } = new URL(sampleOf(id), 'https://mangoroad.example')
  const { page, params, query } = matchPage(pathname, searchParams)
  expect(page.id).toBe(id)
  // KV has copies of entries, articles among them, and of what the search finds.
  const article = articlePath(params.slug ?? '', 'en')
  const isLive = (path: string) =>
    path !== article && !/^\/api\/(?:entries|things|search|festivals|months)\b/.test(path)
  const read = page.data?.(params, query, 'en') ?? []
  if (!read.some(isLive)) return 'page'
  return page.needsData && isLive(read[0] ?? '') ? 'dataPage' : 'livePage'
}
const readsDatabase = (id: string) => kindOf(id) !== 'page'

interface Seen {
  status: number
  headers: Headers
  html: string
}

async function see(id: string, bindings = {}): Promise<Seen> {
  const response = await request(addressOf(id), {}, bindings)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const asEver = new Map<string, Seen>()

/** What a visitor sees, named as the matrix does. */
function nameOf({ status, headers, html }: Seen, id: string): Outcome | string {
  const usual = asEver.get(id)
  if (status === usual?.status && html === usual.html) return 'same'
  if (status === 200 && html.includes('<div id="app"></div>')) return 'shell'
  if (status === 200 && html.includes('>Retry<') && html.includes('<footer')) return 'block'
  if (status === 503 && html.includes('>Retry<') && html.includes('<footer'))
    return headers.get('Cache-Control') === 'no-store' && Number(headers.get('Retry-After')) > 0
      ? 'retry'
      : '503 without its headers'
  return (status === 200 || status === 404) && html.includes('<h1') && !html.includes('>Retry<')
    ? 'thatDay'
    : `${status} ${html.slice(0, 200)}`
}

const accepted: Partial<Record<Outcome, string[]>> = {
  late: ['same'],
  half: ['same', 'block', 'retry'],
  thatDay: ['same', 'thatDay'],
}

beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai', authorSlug: 'minh-anh' })
  await clearAdmins()
  const editor = await openEntryDesk()
  const { id } = await editor.create('page', { slug: 'tre-nho', data: writtenPage })
  await editor.publish(id, ['vi', 'en'])
  await insertProducts([{ externalId: 'vong' }])
  if (!inject('isDeep')) await keepFewEntries('hue')
  await invalidateContent(env.CACHE)
  for (const id of ids) asEver.set(id, await see(id))
})
beforeEach(async () => {
  await invalidateContent(env.CACHE)
  for (const { name } of (await env.CACHE.list({ prefix: 'products:' })).keys)
    await env.CACHE.delete(name)
})
afterEach(endFailures)

it('asks pages of each kind', () => {
  expect([...new Set(ids.map(kindOf))].sort()).toEqual(['dataPage', 'livePage', 'page'])
})

it.each(failureNames)(
  '%s: every page shows what the matrix says, and nothing of it is cached',
  async (failure: Failure) => {
    const wrong: Record<string, string> = {}
    for (const isTouched of [false, true]) {
      const bindings = letFail(failure, isTouched)
      for (const id of ids) {
        const wanted = failureMatrix[failure][kindOf(id)]
        if ((wanted !== 'same') !== isTouched) continue
        const seen = await see(id, bindings)
        expectNoLeak(seen.html)
        const name = nameOf(seen, id)
        if (!(accepted[wanted] ?? [wanted]).includes(name))
          wrong[id] = `${name} instead of ${wanted}`
      }
      endFailures()
    }
    expect(wrong).toEqual({})
    for (const id of ids.filter(readsDatabase))
      expect([id, nameOf(await see(id), id)]).toEqual([id, 'same'])
  },
)

it('says of a shared list with articles that some of it could not be loaded, and shows the rest', async () => {
  const path = localizedHref(
    '/yeu-thich?items=destination.hue,article.mot-bai',
    'en',
    defaultLocale,
  )
  const whole = await (await request(path)).text()
  expect(whole).not.toContain('could not be loaded')
  expect(whole).toContain('/inspiration/mot-bai')
  await invalidateContent(env.CACHE)
  const bindings = letFail('databaseDown')
  const response = await request(path, {}, bindings)
  const html = await response.text()
  expect(response.status).toBe(200)
  for (const words of ['Some items could not be loaded', '>Retry<', '/where-to-go/hue'])
    expect(html).toContain(words)
  const alone = await (await request(path.replace('destination.hue,', ''), {}, bindings)).text()
  expect(alone).toContain('Some items could not be loaded')
  expect(alone).not.toContain('Nothing saved yet')
  endFailures()
  expect(await (await request(path)).text()).toBe(whole)
})
