import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemPath } from './item-path'
import {
  putSavedItem,
  replaceSavedItems,
  type SavedItem,
  savedItems,
  useSavedItems,
} from './saved-items'
import { parseSavedLink, toSavedLink } from './saved-link'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  replaceSavedItems([])
  localStorage.clear()
})

const item = (slug: string, kind: SavedItem['kind'] = 'destination'): SavedItem => ({
  kind,
  slug,
  titleVi: slug,
  titleEn: slug,
  picture: null,
})

it('puts what is saved first, each thing once, and stores it in the browser', () => {
  putSavedItem(item('hue'), true)
  putSavedItem(item('hoi-an'), true)
  putSavedItem(item('hue'), true)
  expect(savedItems().map(({ slug }) => slug)).toEqual(['hue', 'hoi-an'])
  expect(JSON.parse(localStorage.getItem('saved') ?? '')).toEqual([item('hue'), item('hoi-an')])
})

it('returns the list of before, for Undo', () => {
  putSavedItem(item('hue'), true)
  const { before } = putSavedItem(item('hue'), false)
  expect(savedItems()).toEqual([])
  replaceSavedItems(before)
  expect(savedItems()).toEqual([item('hue')])
})

it('does as told, not the opposite of what is there', () => {
  putSavedItem(item('hue'), false)
  expect(savedItems()).toEqual([])
  putSavedItem(item('hue'), true)
  putSavedItem(item('hue'), true)
  expect(savedItems()).toEqual([item('hue')])
})

it('tells things of the same slug apart by their kind', () => {
  putSavedItem(item('hue', 'article'), true)
  putSavedItem(item('hue', 'destination'), true)
  putSavedItem(item('hue', 'article'), false)
  expect(savedItems()).toEqual([item('hue', 'destination')])
})

it('leaves out what is malformed in the browser', () => {
  localStorage.setItem(
    'saved',
    JSON.stringify([
      item('hue'),
      { ...item('x'), kind: 'hotel' },
      { ...item('y'), picture: 3 },
      'z',
      null,
    ]),
  )
  expect(savedItems()).toEqual([item('hue')])
  localStorage.setItem('saved', '{"not":"a list"}')
  expect(savedItems()).toEqual([])
})

it('shows a component what it and other tabs save', () => {
  const { result } = renderHook(() => useSavedItems())
  act(() => void putSavedItem(item('hue'), true))
  expect(result.current).toEqual([item('hue')])
  localStorage.setItem('saved', JSON.stringify([item('hoi-an')]))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved' })))
  expect(result.current).toEqual([item('hoi-an')])
})

it('holds a list that the browser refuses to store as long as the page', () => {
  vi.spyOn(console, 'debug').mockReturnValue()
  vi.stubGlobal('localStorage', undefined)
  expect(putSavedItem(item('hue'), true).isStored).toBe(false)
  expect(savedItems()).toEqual([item('hue')])
})

it('writes a link and reads it back', () => {
  const items = [item('hoi-an'), item('day-7', 'guide')]
  expect(toSavedLink(items)).toBe('destination.hoi-an,guide.day-7')
  expect(parseSavedLink(toSavedLink(items))).toEqual([
    { kind: 'destination', slug: 'hoi-an' },
    { kind: 'guide', slug: 'day-7' },
  ])
})

it('reads no more than fifty well-formed things of a link', () => {
  expect(parseSavedLink(null)).toEqual([])
  expect(parseSavedLink('hotel.hue,destination.,destination.a/b,destination.hue')).toEqual([
    { kind: 'destination', slug: 'hue' },
  ])
  expect(
    parseSavedLink(Array.from({ length: 60 }, (_, index) => `deal.d${index}`).join(',')),
  ).toHaveLength(50)
  expect(parseSavedLink(`deal.${'a'.repeat(121)}`)).toEqual([])
})

it('knows the page of each kind, and searches the shop for a product', () => {
  expect(itemPath('destination', 'hoi-an')).toBe('/where-to-go/hoi-an')
  expect(itemPath('guide', 'day-7')).toContain('day-7')
  expect(itemPath('product', 'p1', 'Nón lá')).toBe('/shop-gear?q=N%C3%B3n+l%C3%A1')
})
