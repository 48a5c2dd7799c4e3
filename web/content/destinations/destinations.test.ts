import { describe, expect, it } from 'vitest'
import { destinationSlugs } from '../../../schema/destinations'
import { scenes } from '../../art/scenes/index'
import { pairsOfTexts } from '../pairs-of-texts'
import { activityCategories, type Destination, regions } from './types'
import { pictured } from './with-activity-pictures'

const modules = import.meta.glob<{ content: Destination }>(['./*.ts', '!./*.summary.ts', '!./*.test.ts', '!./{types,list,with-*}.ts'], {
  eager: true,
})
const destinations = Object.values(modules).map(({ content }) => content)

const words = (texts: string[]) => texts.join(' ').split(/\s+/).length

it('holds exactly the destinations that have a path', () => {
  expect(destinations.map(({ slug }) => slug).sort()).toEqual([...destinationSlugs].sort())
})

it('gives every activity an id of its own', () => {
  const ids = destinations.flatMap(({ activities }) => activities.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(destinations.map((destination) => [destination.slug, destination] as const))('%s', (_, destination) => {
  it('has every text in both languages, lists of equal length', () => {
    for (const { path, vi, en } of pairsOfTexts(destination)) {
      expect(Boolean(vi) && Boolean(en), path).toBe(true)
      if (Array.isArray(vi) && Array.isArray(en)) expect(vi.length, path).toBe(en.length)
      else if (!/name|duration|province|Province/.test(path)) expect(vi, path).not.toBe(en)
    }
  })

  it('has at least five activities with all their fields', () => {
    expect(destination.activities.length).toBeGreaterThanOrEqual(5)
    for (const activity of destination.activities) {
      expect(activityCategories).toContain(activity.category)
      expect(activity.priceRange).toMatch(/^(Free|\$\d+(-\d+)?)$/)
      expect(activity.rating).toBeGreaterThan(0)
      expect(activity.rating).toBeLessThanOrEqual(5)
      expect(activity.highlightsVi.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('lies in Vietnam, in a region, with months that exist', () => {
    expect(regions).toContain(destination.region)
    expect(destination.coordinates.lat).toBeGreaterThan(8)
    expect(destination.coordinates.lat).toBeLessThan(24)
    expect(destination.coordinates.lng).toBeGreaterThan(102)
    expect(destination.coordinates.lng).toBeLessThan(110)
    for (const month of destination.bestTimeToVisit.months) expect(month >= 1 && month <= 12).toBe(true)
  })

  it('has an overview of useful length', () => {
    for (const overview of [destination.overviewVi, destination.overviewEn]) {
      expect(words(overview)).toBeGreaterThanOrEqual(180)
      expect(words(overview)).toBeLessThanOrEqual(280)
    }
  })

  it('has pictures that are drawn', () => {
    const gallery = destination.galleryImages.map(({ src }) => src)
    const pictures = [destination.heroImageUrl, ...gallery, ...destination.activities.map(({ imageUrl }) => imageUrl)]
    for (const picture of pictures) expect(scenes, picture).toHaveProperty([picture.replace('@assets/art/', '')])
  })
})

it('has no picture for an activity that is gone', () => {
  const ids = destinations.flatMap(({ activities }) => activities.map(({ id }) => id))
  expect(pictured.filter((id) => !ids.includes(id))).toEqual([])
})
