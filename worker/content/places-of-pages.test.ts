import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { EntryOf } from '../../schema/api/entries'
import { readPublic } from '../testing/entry-desk'

it('gives a destination the ways that other entries name, with the names of the places', async () => {
  // A route would replace them.
  await env.DB.prepare("delete from entries where kind = 'route'").run()
  const { ways } = await (await readPublic('destination', 'sapa', 'en')).json<
    EntryOf<'destination'>
  >()
  expect(ways.map(({ place, mode }) => [place.id, place.nameEn, place.destination, mode])).toEqual([
    ['halong-bay', 'Ha Long Bay', 'halong-bay', 'bus'],
  ])
  expect(ways[0]?.noteVi).toBeUndefined()
})

it('gives a guide where its places are', async () => {
  const { map } = await (await readPublic('guide', 'day-8', 'vi')).json<EntryOf<'guide'>>()
  expect(map.map(({ nameVi }) => nameVi)).toEqual(['Vịnh Hạ Long', 'Cát Bà', 'Hà Nội'])
  expect(map.at(-1)?.coordinates).toEqual({
    lat: expect.closeTo(21.03, 1),
    lng: expect.closeTo(105.85, 1),
  })
})

it('gives a page the drawings of its places and of its neighbours, and no photograph, whose addresses it has not read', async () => {
  const { destinations, previous, next } = await (await readPublic('guide', 'day-7', 'vi')).json<
    EntryOf<'guide'>
  >()
  expect(destinations.map(({ id, picture }) => [id, picture])).toEqual([
    ['hanoi', '@assets/art/hanoi'],
  ])
  expect([previous?.imageUrl, next?.imageUrl]).toEqual([
    '@assets/art/guide-06',
    '@assets/art/guide-08',
  ])
  await env.DB.prepare(
    `UPDATE entries SET summary = json_set(summary, '$.heroImageUrl', 'media:abcdefghij') WHERE slug = 'hanoi'`,
  ).run()
  const later = await (await readPublic('guide', 'day-6', 'vi')).json<EntryOf<'guide'>>()
  expect(later.destinations.map(({ id, picture }) => [id, picture])).toEqual([['hanoi', undefined]])
})
