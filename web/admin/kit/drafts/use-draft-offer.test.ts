import { expect, it } from 'vitest'
import { chooseDraft, isCovered } from './use-draft-offer'

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
