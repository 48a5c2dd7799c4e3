import { describe, expect, it } from 'vitest'
import { renderScene } from '../art/scene'
import { scenes } from '../art/scenes'
import { viewEntries } from '../schema/content/all-views'
import { dealCategories, topicCategories } from '../schema/content/categories'
import {
  activityCategories,
  dealCategoryIds,
  guideCategories,
  regions,
  seasons,
  topicCategoryIds,
} from '../schema/content/choices'
import { pairsOfTexts } from '../schema/content/pairs'
import { destinationSlugs, resolveDestinationSlug } from '../schema/destinations'
import { type Body, countWords } from '../schema/markdown'
import { readSampleEntries } from '../schema/testing/sample-pack'
import { matchPage } from '../web/match-page'

/**
 * What a new database starts with is worth reading: the rules of the specification for the site's
 * own texts.
 */
const files = readSampleEntries()
const { destinations, topics, guides, deals, itineraries, homes, pages } = viewEntries(files)
const paths = new Set(files.map(({ kind, slug }) => `${kind} ${slug}`))

/** Names and the like may be written alike in both languages. */
const mayCoincide = /name|duration|readTime|province|station|openingHours|\btime$/i
/** A rendered body in one language has no counterpart of the same length in the other. */
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && 'html' in value

function expectBothLanguages(entity: unknown) {
  for (const { path, vi, en } of pairsOfTexts(entity)) {
    if (path === '.formerProvince' && !vi && !en) continue
    expect(Boolean(vi) && Boolean(en), path).toBe(true)
    if (Array.isArray(vi) && Array.isArray(en)) expect(vi.length, path).toBe(en.length)
    if (isBody(vi) && isBody(en)) expect(vi.html, path).not.toBe(en.html)
    else if (!mayCoincide.test(path)) expect(vi, path).not.toEqual(en)
    if (typeof vi === 'string') expect(vi, path).toBe(vi.normalize('NFC'))
  }
}

function expectBodies(bodies: Body[], least: number, most: number) {
  for (const body of bodies) {
    expect(countWords(body.html)).toBeGreaterThanOrEqual(least)
    expect(countWords(body.html)).toBeLessThanOrEqual(most)
    expect(body.headings.length).toBeGreaterThanOrEqual(3)
    expect(new Set(body.headings.map(({ id }) => id)).size).toBe(body.headings.length)
  }
}

/** Whether an entry of the seed is at a path, or another page of the site. */
function isKnown(path: string): boolean {
  const { page, params, exists } = matchPage(path)
  if (!exists || page.id === 'not-found') return false
  const kinds: Record<string, string[]> = {
    destination: ['destination'],
    topic: ['topic'],
    guide: ['guide', 'itinerary'],
    deal: ['deal'],
  }
  const own = kinds[page.id]
  return own === undefined || own.some((kind) => paths.has(`${kind} ${params.slug}`))
}

function expectLinksResolve(html: string) {
  for (const [, path = ''] of html.matchAll(/href="(\/[^"#?]*)/g))
    expect(isKnown(path), path).toBe(true)
}

const named = <Entity>(entities: Entity[], nameOf: (entity: Entity) => string) =>
  entities.map((entity) => [nameOf(entity), entity] as const)

describe('the guides', () => {
  it('are thirty, one a day of September 2025', () => {
    expect(guides.map(({ day }) => day).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    for (const { day, date } of guides) expect(date).toBe(`2025-09-${String(day).padStart(2, '0')}`)
  })

  it('show when they were last checked, after they first appeared', () => {
    for (const { date, updatedOn } of guides) expect(updatedOn > date).toBe(true)
  })

  it('are for seasons named once each and in order, or for the whole year', () => {
    for (const { day, season } of guides) {
      if (season === 'all') continue
      expect(season, `day ${day}`).toEqual(seasons.filter((name) => season.includes(name)))
      expect(season.length, `day ${day}`).toBeLessThan(seasons.length)
    }
  })

  it('fill every category', () => {
    expect([...new Set(guides.map(({ category }) => category))].sort()).toEqual(
      [...guideCategories].sort(),
    )
  })

  it.each(named(guides, ({ id }) => id))('%s is whole in both languages', (_, guide) => {
    expectBothLanguages(guide)
    expectBodies([guide.contentVi, guide.contentEn], 400, 1600)
    expectLinksResolve(guide.contentVi.html + guide.contentEn.html)
    expect(guide.destinations.length).toBeGreaterThan(0)
    expect(guide.tagsVi.length).toBeGreaterThanOrEqual(4)
    expect(guide.rating).toBeGreaterThan(4)
  })
})

describe('the topics', () => {
  it('are at least three a category', () => {
    expect(topicCategories.map(({ id }) => id)).toEqual([...topicCategoryIds])
    for (const id of topicCategoryIds)
      expect(topics.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(3)
    expectBothLanguages(topicCategories)
  })

  it.each(named(topics, ({ slug }) => slug))('%s is whole in both languages', (_, topic) => {
    expectBothLanguages(topic)
    expectBodies([topic.contentVi, topic.contentEn], 350, 700)
    expectLinksResolve(topic.contentVi.html + topic.contentEn.html)
    expect(topic.tipsVi.length).toBeGreaterThanOrEqual(3)
    expect(topic.relatedDestinations.length).toBeGreaterThan(0)
    for (const { destination } of topic.relatedDestinations) expect(destination).toBeDefined()
  })
})

describe('the deals', () => {
  it('are at least fourteen over five categories', () => {
    expect(deals.length).toBeGreaterThanOrEqual(14)
    expect(dealCategories.map(({ id }) => id)).toEqual([...dealCategoryIds])
    expect(new Set(deals.map(({ category }) => category)).size).toBe(dealCategoryIds.length)
    expectBothLanguages(dealCategories)
  })

  it.each(named(deals, ({ slug }) => slug))('%s is whole in both languages', (_, deal) => {
    expectBothLanguages(deal)
    expect(deal.discountPercentage).toBeGreaterThanOrEqual(23)
    expect(deal.discountPercentage).toBeLessThanOrEqual(40)
    expect(deal.inclusionsVi.length).toBeGreaterThanOrEqual(3)
    expect(deal.termsVi.length).toBeGreaterThanOrEqual(3)
    expect(deal.destinations.length).toBeGreaterThan(0)
  })
})

it.each(named(itineraries, ({ slug }) => slug))(
  'the itinerary %s is whole in both languages',
  (_, itinerary) => {
    expectBothLanguages(itinerary)
    expectLinksResolve(itinerary.notesVi.html + itinerary.notesEn.html)
    expect(itinerary.days.length).toBeGreaterThanOrEqual(3)
    expect(itinerary.price).toBeGreaterThan(1_000_000)
  },
)

describe('the home page', () => {
  it('shows seven slides, eight places, six offers, three itineraries and the titles of nine, whole in both languages', () => {
    expect(
      homes.map((home) => [
        home.slides.length,
        home.places.length,
        home.offers.length,
        home.itineraries.length,
        home.moreItineraries.length,
      ]),
    ).toEqual([[7, 8, 6, 3, 9]])
    expectBothLanguages(homes)
  })

  it('prices and rates each place as its own page does', () => {
    for (const { titleEn, price, rating } of homes.flatMap((home) => home.places)) {
      const place = destinations.find(({ slug }) => slug === resolveDestinationSlug(titleEn))
      expect([price, rating], titleEn).toEqual([
        place?.accommodation.priceRange.split('-')[0],
        place?.rating,
      ])
    }
  })
})

describe('the pictures of all entities', () => {
  const pictures = [
    ...homes.flatMap(({ slides, places, offers }) => [
      ...slides.map(({ imageUrl }) => imageUrl),
      ...[...places, ...offers].map(({ image }) => image),
    ]),
    ...destinations.map(({ heroImageUrl }) => heroImageUrl),
    ...guides.map(({ imageUrl }) => imageUrl),
    ...[...topics, ...topicCategories, ...itineraries, ...deals].map(({ image }) => image),
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

describe('the destinations', () => {
  it('are exactly those that have aliases, and give every activity an id of its own', () => {
    expect(destinations.map(({ slug }) => slug).sort()).toEqual([...destinationSlugs].sort())
    const ids = destinations.flatMap(({ activities }) => activities.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  const words = (texts: string[]) => texts.join(' ').split(/\s+/).length

  it.each(named(destinations, ({ slug }) => slug))(
    '%s is whole in both languages',
    (_, destination) => {
      expectBothLanguages(destination)
      expect(regions).toContain(destination.region)
      expect(destination.activities.length).toBeGreaterThanOrEqual(5)
      for (const activity of destination.activities) {
        expect(activityCategories).toContain(activity.category)
        expect(activity.highlightsVi.length).toBeGreaterThanOrEqual(3)
        expect(activity.rating).toBeGreaterThan(0)
      }
      for (const overview of [destination.overviewVi, destination.overviewEn]) {
        expect(words(overview)).toBeGreaterThanOrEqual(180)
        expect(words(overview)).toBeLessThanOrEqual(280)
      }
      const shown = [
        ...destination.galleryImages.map(({ src }) => src),
        ...destination.activities.flatMap(({ imageUrl }) => imageUrl ?? []),
      ]
      for (const picture of shown)
        expect(scenes, picture).toHaveProperty([picture.replace('@assets/art/', '')])
    },
  )
})

describe.each(
  pages.flatMap(({ slug, bodyVi, bodyEn }) => [
    [slug, 'vi', bodyVi] as const,
    [slug, 'en', bodyEn] as const,
  ]),
)('the page %s in %s', (slug, _, body) => {
  it('is neither too short nor too long to be read', () => {
    const [least, most] = slug === 'privacy' ? [600, 1100] : [500, 800]
    expect(countWords(body.html)).toBeGreaterThanOrEqual(least)
    expect(countWords(body.html)).toBeLessThanOrEqual(most)
  })

  it('leads to pages that exist, and leaves no token unfilled', () => {
    expectLinksResolve(body.html)
    expect(body.html).not.toContain('{{')
  })
})
