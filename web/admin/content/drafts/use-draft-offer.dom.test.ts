import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../kit/testing/fake-api'
import { localCopies, storeCopy } from './local-copies'
import { chooseDraft, isCovered, useDraftOffer } from './use-draft-offer'

const isSame = (a: string, b: string) => a === b
const stored = { saved: 'Huế', base: 1, isSame }
const typed = { content: 'Huế, mưa', base: 1, keptAt: '2026-11-21T07:05:00.000Z' }

it('offers the newest draft that differs from what is saved', () => {
  const older = { ...typed, content: 'Cũ hơn', keptAt: '2026-11-21T07:01:00.000Z' }
  const same = { ...typed, content: 'Huế', keptAt: '2026-11-21T07:09:00.000Z' }
  expect(chooseDraft(stored, [older, same, typed])).toEqual({ draft: typed, isOutdated: false })
})

it('tells when somebody has saved since the typing began', () => {
  expect(chooseDraft({ ...stored, base: 2 }, [typed])?.isOutdated).toBe(true)
})

it('covers the own earlier states of a draft, not what another window typed', () => {
  expect(isCovered(typed, typed, isSame)).toBe(true)
  expect(
    isCovered({ ...typed, keptAt: '2026-11-21T07:04:00.000Z', key: 'elsewhere' }, typed, isSame),
  ).toBe(true)
  const earlier = { ...typed, content: 'Huế,', keptAt: '2026-11-21T07:04:00.000Z' }
  expect(isCovered(earlier, typed, isSame)).toBe(true)
  expect(isCovered({ ...earlier, key: 'other-window' }, typed, isSame)).toBe(false)
  expect(isCovered({ ...earlier, base: 0 }, typed, isSame)).toBe(false)
})

it('offers nothing where nothing differs', () => {
  expect(chooseDraft(stored, [])).toBeUndefined()
  expect(chooseDraft(stored, [{ ...typed, content: 'Huế' }])).toBeUndefined()
})

/** The offer of an entry of version 2, whose editor owns the key `copy:here`. */
function offer() {
  const read = () => localCopies<string>('copy:')
  const options = { saved: 'Huế', base: 2, isSame, read, copyKey: 'copy:here', path: '/draft' }
  return renderHook(() => useDraftOffer(options)).result
}
const copyOf = (base: number, content = typed.content) =>
  storeCopy('copy:before', { ...typed, base, content })
const keys = () => localCopies('copy:').map(({ key }) => key)

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('goes on with a draft of the current version and moves it to this editor', () => {
  copyOf(2)
  const { current } = offer()
  expect(current).toMatchObject({ draft: { content: 'Huế, mưa' }, isContinued: true })
  expect(keys()).toEqual(['copy:here'])
})

it('asks about a draft when another version has been saved since', () => {
  copyOf(1)
  const result = offer()
  expect(result.current).toMatchObject({ draft: { content: 'Huế, mưa' }, isContinued: false })
  expect(keys()).toEqual(['copy:before'])
  act(() => result.current.accept())
  expect(result.current.isContinued).toBe(true)
  expect(keys()).toEqual(['copy:here'])
})

it('forgets a draft that is discarded', () => {
  fakeApi()
  copyOf(1)
  const result = offer()
  act(() => result.current.discard())
  expect(result.current.draft).toBeUndefined()
  expect(keys()).toEqual([])
})

it('forgets a draft that has been saved, before another version makes them differ', () => {
  copyOf(1, 'Huế')
  expect(offer().current.draft).toBeUndefined()
  expect(keys()).toEqual([])
})
