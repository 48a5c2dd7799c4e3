import { describe, expect, it } from 'vitest'
import { scenes } from '../../art/scenes/index'
import { openMemoryDatabase } from '../../tools/testing/memory-database'
import { matchPage } from '../../web/match-page'
import { contentPillars } from '../content/choices'
import { resolveDestinationSlug } from '../destinations'
import { reservedPostSlugs } from '../paths'
import { readSampleEntries, readSamplePosts } from '../testing/sample-pack'
import { isSpot } from '../text-drawings'
import { vietnamDay } from '../time'
import { entryStatements } from './entries-sql'
import { scriptOf } from './sql'

const seedPosts = readSamplePosts()

const pictures = /!\[([^\]]*)\]\(@assets\/art\/([a-z0-9-]+)(?: "([^"]*)")?\)/g
const picturesIn = (text: string) =>
  [...text.matchAll(pictures)].map(([, alt = '', scene = '', caption = '']) => ({
    alt,
    scene,
    caption,
  }))

const words = (text: string) =>
  text
    .replace(pictures, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[#>*_[\]-]/g, ' ')
    .trim()
    .split(/\s+/).length

describe('the articles together', () => {
  it('are at least sixteen over all five pillars, six of them personal stories', () => {
    expect(seedPosts.length).toBeGreaterThanOrEqual(16)
    expect(new Set(seedPosts.map((post) => post.contentPillar))).toEqual(new Set(contentPillars))
    expect(seedPosts.filter((post) => post.contentPillar === 'personal-stories')).toHaveLength(6)
  })

  it('cover September to November 2025 and later months, oldest first', () => {
    const months = seedPosts.map((post) => vietnamDay(post.publishedAt).slice(0, 7))
    for (const month of ['2025-09', '2025-10', '2025-11']) expect(months).toContain(month)
    expect(months.some((month) => month > '2026-06')).toBe(true)
    expect(seedPosts.map((post) => post.publishedAt)).toEqual(
      seedPosts.map((post) => post.publishedAt).sort(),
    )
  })

  it('have slugs and covers of their own', () => {
    for (const field of ['slug', 'coverImage'] as const)
      expect(new Set(seedPosts.map((post) => post[field])).size).toBe(seedPosts.length)
  })

  it('show each scene in one photo story only', () => {
    const shown = seedPosts.flatMap(({ bodyVi, coverImage }) => [
      coverImage?.replace('@assets/art/', '') ?? '',
      ...picturesIn(bodyVi).flatMap(({ scene }) => (isSpot(scene) ? [] : [scene])),
    ])
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('become a script that quotes what it must', () => {
    const files = readSampleEntries().filter(({ kind }) => kind === 'post')
    const script = scriptOf(entryStatements(files, '2026-11-24T00:00:00.000Z'))
    expect(script.match(/^insert into entries \(/gm)).toHaveLength(seedPosts.length)
    const database = openMemoryDatabase()
    database.exec(script)
    const rows = database.prepare("select slug, data from entries where kind = 'post'").all()
    expect(new Map(rows.map(({ slug, data }) => [slug, JSON.parse(String(data))]))).toEqual(
      new Map(files.map(({ slug, data }) => [slug, data])),
    )
  })
})

describe.each(seedPosts.map((post) => [post.slug, post] as const))('%s', (_, post) => {
  it('has 500 to 900 words in each language', () => {
    for (const body of [post.bodyVi, post.bodyEn]) {
      expect(words(body)).toBeGreaterThanOrEqual(500)
      expect(words(body)).toBeLessThanOrEqual(900)
    }
  })

  it('is written in both languages', () => {
    for (const [vi, en] of [
      [post.titleVi, post.titleEn],
      [post.summaryVi, post.summaryEn],
      [post.bodyVi, post.bodyEn],
    ]) {
      expect(vi).toBeTruthy()
      expect(en).toBeTruthy()
      expect(vi).not.toBe(en)
    }
    expect(post.highlightsVi?.length).toBe(post.highlightsEn?.length)
    expect(post.travelTipsVi?.length).toBe(post.travelTipsEn?.length)
    expect(post.highlightsVi?.length).toBeGreaterThanOrEqual(4)
    expect(post.travelTipsVi?.length).toBeGreaterThanOrEqual(4)
  })

  it('has a slug, tags, a destination and a cover that resolve', () => {
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(reservedPostSlugs).not.toContain(post.slug)
    expect(post.tags?.length).toBeGreaterThanOrEqual(3)
    if (post.destinationSlug)
      expect(resolveDestinationSlug(post.destinationSlug)).toBe(post.destinationSlug)
    expect(scenes).toHaveProperty([post.coverImage?.replace('@assets/art/', '') ?? ''])
  })

  it('shows the same drawings in both languages, each described, spots beside a long text and scenes in a photo story', () => {
    const [vi, en] = [picturesIn(post.bodyVi), picturesIn(post.bodyEn)]
    const figures = vi.filter(({ scene }) => !isSpot(scene))
    expect(vi.map(({ scene }) => scene)).toEqual(en.map(({ scene }) => scene))
    for (const { alt, scene } of [...vi, ...en]) {
      expect(scenes).toHaveProperty([scene])
      expect(alt).not.toBe('')
    }
    if (post.contentPillar === 'visual-storytelling') {
      expect(figures.length).toBeGreaterThanOrEqual(4)
      expect(
        [...picturesIn(post.bodyVi), ...picturesIn(post.bodyEn)].filter(
          ({ scene, caption }) => !isSpot(scene) && caption === '',
        ),
      ).toEqual([])
    } else expect(vi.length - figures.length).toBeGreaterThanOrEqual(2)
  })

  it('links to screen paths that exist, without a language prefix', () => {
    for (const [, link = ''] of `${post.bodyVi}${post.bodyEn}`
      .replace(pictures, '')
      .matchAll(/\]\(([^)]+)\)/g)) {
      expect(matchPage(link), link).toMatchObject({ exists: true })
    }
  })
})
