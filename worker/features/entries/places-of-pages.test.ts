import { expect, it } from 'vitest'
import type { EntryOf } from '../../../schema/api/entries'
import { readPublic } from '../../testing/entry-desk'

it('gives a destination the ways that other entries name, with the names of the places', async () => {
  const { ways } = await (await readPublic('destination', 'sapa', 'en')).json<EntryOf<'destination'>>()
  expect(ways.map(({ place, mode }) => [place.id, place.nameEn, place.destination, mode])).toEqual([
    ['hanoi', 'Hanoi', 'hanoi', 'bus'],
    ['hanoi', 'Hanoi', 'hanoi', 'train'],
    ['halong-bay', 'Ha Long Bay', 'halong-bay', 'bus'],
  ])
  expect(ways[0]?.noteVi).toBeUndefined()
})

it('gives a guide where its places are', async () => {
  const { map } = await (await readPublic('guide', 'day-8', 'vi')).json<EntryOf<'guide'>>()
  expect(map.map(({ nameVi }) => nameVi)).toEqual(['Vịnh Hạ Long', 'Cát Bà', 'Hà Nội'])
  expect(map.at(-1)?.coordinates).toEqual({ lat: expect.closeTo(21.03, 1), lng: expect.closeTo(105.85, 1) })
})
