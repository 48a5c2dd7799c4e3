import { expect, it } from 'vitest'
import type { Way } from './visit'
import { waysTo } from './ways'

const way = (fromPlace: string, mode: Way['mode'], travelHours: number): Way => ({
  fromPlace,
  mode,
  travelHours,
  sources: [{ name: 'Timetable', url: 'https://example.com/' }],
  checkedOn: '2026-11-26',
})

const said = (ways: readonly Way[]) =>
  ways.map(({ fromPlace, mode, travelHours }) => `${fromPlace} ${mode} ${travelHours}`)

it('counts ways in both directions, the nearest place first and its fastest way before the others', () => {
  const places = [
    { slug: 'hanoi', ways: [way('sapa', 'train', 8), way('sapa', 'bus', 6)] },
    { slug: 'ninh-binh', ways: [way('hanoi', 'bus', 2)] },
    { slug: 'hue' },
  ]
  expect(said(waysTo('hanoi', places))).toEqual(['ninh-binh bus 2', 'sapa bus 6', 'sapa train 8'])
  expect(said(waysTo('sapa', places))).toEqual(['hanoi bus 6', 'hanoi train 8'])
  expect(waysTo('hue', places)).toEqual([])
})

it('shows a way that both ends name as the entry of the page has it', () => {
  const places = [
    { slug: 'hanoi', ways: [way('ha-giang', 'bus', 7)] },
    { slug: 'ha-giang', ways: [way('hanoi', 'bus', 6)] },
  ]
  expect(said(waysTo('ha-giang', places))).toEqual(['hanoi bus 6'])
  expect(said(waysTo('hanoi', places))).toEqual(['ha-giang bus 7'])
})
