import { beforeEach, expect, it } from 'vitest'
import { fillPath, paths } from '../../schema/paths'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries, resetEntries } from '../testing/entries'
import { openEntryDesk, readPublic } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { pathIn, request } from '../testing/site'

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await keepFewEntries()
})

/** Ratings on the page of the destination and on the list, and what robots read of them. */
async function ratingsOf(slug: string) {
  const detail = await request(pathIn('en', fillPath(paths.destination, { slug })))
  const list = await request(pathIn('en', paths.destinations))
  const pages = [await detail.text(), await list.text()]
  const answer = await (await readPublic('destination', slug, 'en')).json<Record<string, unknown>>()
  return {
    statuses: [detail.status, list.status],
    shown: pages.map((html) => html.match(/aria-label="Rated [^"]*"/g)?.length ?? 0),
    inStructuredData: pages.some((html) =>
      [...html.matchAll(/ld\+json"[^>]*>([^<]*)/g)].some(([, json]) => /rating/i.test(json ?? '')),
    ),
    answer: answer.rating,
  }
}

it('shows the ratings of a place and of its activities until an editor empties them', async () => {
  const editor = await openEntryDesk()
  const data = sampleData('destination')
  const { id, slug } = await editor.create('destination', { data })
  await editor.publish(id, ['vi', 'en'])
  expect(await ratingsOf(slug)).toEqual({
    statuses: [200, 200],
    shown: [2, 2],
    inStructuredData: false,
    answer: 4.5,
  })
  const activities = (data.activities as object[]).map((one) => ({ ...one, rating: null }))
  expect((await editor.save(id, { rating: null, activities })).status).toBe(200)
  expect((await editor.publish(id, ['vi', 'en'])).status).toBe(200)
  expect(await ratingsOf(slug)).toEqual({
    statuses: [200, 200],
    shown: [0, 0],
    inStructuredData: false,
    answer: undefined,
  })
})
