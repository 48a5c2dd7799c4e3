import { describe, expect, it } from 'vitest'
import { renderScene } from '../art/scene'
import { scenes } from '../art/scenes'
import { matchPage } from '../match-page'
import { type Body, countWords } from './body'
import { categories as dealCategories } from './deals/categories'
import { dealSlugs } from './deals/slugs'
import { type Deal, dealCategoryIds } from './deals/types'
import { content as destinations } from './destinations/list'
import type { Guide } from './guides/types'
import { guideCategories, seasons } from './guides/types'
import { content as home } from './home/home'
import { itinerarySlugs } from './itineraries/slugs'
import type { Itinerary } from './itineraries/types'
import { pairsOfTexts } from './pairs-of-texts'
import { places } from './places'
import { categories } from './topics/categories'
import { topicSlugs } from './topics/slugs'
import { type Topic, topicCategoryIds } from './topics/types'

function modulesOf<Content>(modules: Record<string, { content: Content }>): Content[] {
  return Object.values(modules).map(({ content }) => content)
}

const guides = modulesOf(import.meta.glob<{ content: Guide }>('./guides/day-*.ts', { eager: true }))
const topics = modulesOf(
  import.meta.glob<{ content: Topic }>(['./topics/*.ts', '!./topics/{list,categories,slugs,types}.ts', '!./topics/with-*.ts'], {
    eager: true,
  }),
)
const itineraries = modulesOf(
  import.meta.glob<{ content: Itinerary }>(['./itineraries/*.ts', '!./itineraries/{slugs,list,types}.ts', '!./itineraries/with-*.ts'], {
    eager: true,
  }),
)

const deals = modulesOf(
  import.meta.glob<{ content: Deal }>(['./deals/*.ts', '!./deals/{list,categories,slugs,types}.ts', '!./deals/with-*.ts'], { eager: true }),
)

/** Names and the like may be written alike in both languages. */
const mayCoincide = /name|duration|readTime/i
/** A rendered body in one language has no counterpart of the same length in the other. */
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && 'html' in value

function expectBothLanguages(entity: unknown) {
  for (const { path, vi, en } of pairsOfTexts(entity)) {
    expect(Boolean(vi) && Boolean(en), path).toBe(true)
    if (Array.isArray(vi) && Array.isArray(en)) expect(vi.length, path).toBe(en.length)
    if (isBody(vi) && isBody(en)) expect(vi.html, path).not.toBe(en.html)
    else if (!mayCoincide.test(path)) expect(vi, path).not.toEqual(en)
    if (typeof vi === 'string') expect(vi, path).toBe(vi.normalize('NFC'))
  }
}

function expectBodies(entity: { contentVi: Body; contentEn: Body }, least: number, most: number) {
  for (const body of [entity.contentVi, entity.contentEn]) {
    expect(countWords(body.html)).toBeGreaterThanOrEqual(least)
    expect(countWords(body.html)).toBeLessThanOrEqual(most)
    expect(body.headings.length).toBeGreaterThanOrEqual(3)
    expect(new Set(body.headings.map(({ id }) => id)).size).toBe(body.headings.length)
  }
}

function expectLinksResolve(html: string) {
  for (const [, path = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
    const match = matchPage(path)
    expect(match.exists && match.page.id !== 'not-found', path).toBe(true)
  }
}

describe('the guides', () => {
  it('are thirty, one a day of September 2025', () => {
    expect(guides.map(({ day }) => day).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    for (const { day, date } of guides) expect(date).toBe(`2025-09-${String(day).padStart(2, '0')}`)
  })

  it('show when they were last checked, after they first appeared', () => {
    for (const { date, updatedOn } of guides) expect(updatedOn > date && /^\d{4}-\d\d-\d\d$/.test(updatedOn)).toBe(true)
  })

  it('are for seasons named once each and in order, or for the whole year', () => {
    for (const { day, season } of guides) {
      if (season === 'all') continue
      expect(season, `day ${day}`).toEqual(seasons.filter((name) => season.includes(name)))
      expect(season.length, `day ${day}`).toBeGreaterThan(0)
      expect(season.length, `day ${day}`).toBeLessThan(seasons.length)
    }
  })

  it('fill every category', () => {
    expect([...new Set(guides.map(({ category }) => category))].sort()).toEqual([...guideCategories].sort())
  })

  it.each(guides.map((guide) => [guide.id, guide] as const))('%s is whole in both languages', (_, guide) => {
    expectBothLanguages(guide)
    expectBodies(guide, 400, 800)
    expectLinksResolve(guide.contentVi.html + guide.contentEn.html)
    expect(guide.destinations.length).toBeGreaterThan(0)
    expect(guide.tagsVi.length).toBeGreaterThanOrEqual(4)
    expect(guide.rating).toBeGreaterThan(4)
    expect(guide.rating).toBeLessThanOrEqual(5)
  })
})

describe('the topics', () => {
  it('are those that have a path, at least three a category', () => {
    expect(topics.map(({ slug }) => slug).sort()).toEqual([...topicSlugs].sort())
    expect(categories.map(({ id }) => id)).toEqual([...topicCategoryIds])
    for (const id of topicCategoryIds) expect(topics.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(3)
    expectBothLanguages(categories)
  })

  it.each(topics.map((topic) => [topic.slug, topic] as const))('%s is whole in both languages', (_, topic) => {
    expectBothLanguages(topic)
    expectBodies(topic, 350, 700)
    expectLinksResolve(topic.contentVi.html + topic.contentEn.html)
    expect(topic.tipsVi.length).toBeGreaterThanOrEqual(3)
    expect(topic.relatedDestinations.length).toBeGreaterThan(0)
    for (const slug of topic.relatedDestinations)
      expect(
        destinations.some((destination) => destination.slug === slug),
        slug,
      ).toBe(true)
    expect(topic.publishedDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('the deals', () => {
  it('are those that have a path, at least fourteen over five categories', () => {
    expect(deals.map(({ slug }) => slug).sort()).toEqual([...dealSlugs].sort())
    expect(deals.length).toBeGreaterThanOrEqual(14)
    expect(dealCategories.map(({ id }) => id)).toEqual([...dealCategoryIds])
    expect(new Set(deals.map(({ category }) => category)).size).toBe(dealCategoryIds.length)
    expectBothLanguages(dealCategories)
  })

  it.each(deals.map((deal) => [deal.slug, deal] as const))('%s is whole in both languages', (_, deal) => {
    expectBothLanguages(deal)
    expect(deal.discountPercentage).toBeGreaterThanOrEqual(23)
    expect(deal.discountPercentage).toBeLessThanOrEqual(40)
    expect(deal.inclusionsVi.length).toBeGreaterThanOrEqual(3)
    expect(deal.termsVi.length).toBeGreaterThanOrEqual(3)
    expect(deal.destinations.length).toBeGreaterThan(0)
    for (const place of deal.destinations) expect(places).toHaveProperty(place)
  })
})

describe('the itineraries', () => {
  it.each(itineraries.map((itinerary) => [itinerary.slug, itinerary] as const))('%s is whole in both languages', (_, itinerary) => {
    expectBothLanguages(itinerary)
    expectLinksResolve(itinerary.notesVi.html + itinerary.notesEn.html)
    expect(itinerary.days.length).toBeGreaterThanOrEqual(3)
    expect(itinerary.price).toBeGreaterThan(1_000_000)
  })

  it('are those that have a path', () => {
    expect(itineraries.map(({ slug }) => slug).sort()).toEqual([...itinerarySlugs].sort())
  })
})

it('shows on the home page seven slides, eight places, six offers and three itineraries, whole in both languages', () => {
  expect([home.slides.length, home.places.length, home.offers.length, home.itineraries.length]).toEqual([7, 8, 6, 3])
  expectBothLanguages(home)
})

describe('the pictures of all entities', () => {
  const pictures = [
    ...home.slides.map(({ imageUrl }) => imageUrl),
    ...home.places.map(({ image }) => image),
    ...home.offers.map(({ image }) => image),
    ...destinations.map(({ heroImageUrl }) => heroImageUrl),
    ...guides.map(({ imageUrl }) => imageUrl),
    ...topics.map(({ image }) => image),
    ...categories.map(({ image }) => image),
    ...itineraries.map(({ image }) => image),
    ...deals.map(({ image }) => image),
  ]

  it('are each their own', () => {
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('are drawn, and no two alike', () => {
    const drawings = pictures.map((picture) => {
      const scene = scenes[picture.replace('@assets/art/', '')]
      expect(scene, picture).toBeDefined()
      return scene && renderScene(scene, 'square')
    })
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})
