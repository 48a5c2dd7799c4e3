import { expect, it } from 'vitest'
import { sampleContent, samplePost, savedAt } from '../testing/sample-post'
import {
  commonBase,
  isDirty,
  startEditing,
  withMine,
  withSaved,
  withTheirs,
  withTyped,
} from './editing-state'

const start = startEditing({
  post: samplePost,
  content: sampleContent,
  baseUpdatedAt: savedAt,
  owner: 'here',
})
const later = '2026-11-21T08:00:00.000Z'

it('is dirty while what is typed differs from what is saved', () => {
  expect(isDirty(start)).toBe(false)
  const typed = withTyped(start, { bodyVi: 'Mưa to.' })
  expect(isDirty(typed)).toBe(true)
  expect(isDirty(withTyped(typed, { bodyVi: 'Mưa.' }))).toBe(false)
})

it('counts no replacement for what is typed or saved', () => {
  const typed = withTyped(start, { bodyVi: 'Mưa to.' })
  expect(withSaved(typed, typed.content, { ...samplePost, updatedAt: later }).replacements).toBe(0)
})

it('leaves a text as typed after a save that trimmed it, and clean', () => {
  const typed = withTyped(start, { titleVi: 'Huế ' })
  const saved = withSaved(typed, typed.content, { ...samplePost, titleVi: 'Huế', updatedAt: later })
  expect(saved.content.titleVi).toBe('Huế ')
  expect(isDirty(saved)).toBe(false)
  expect(saved.baseUpdatedAt).toBe(later)
})

it('keeps what was typed while the save was under way as unsaved', () => {
  const sent = withTyped(start, { titleVi: 'Huế' })
  const typed = withTyped(sent, { bodyVi: 'Mưa. Gió.' })
  const saved = withSaved(typed, sent.content, { ...samplePost, titleVi: 'Huế', updatedAt: later })
  expect(saved.content).toEqual(typed.content)
  expect(isDirty(saved)).toBe(true)
})

it('lets the slug of a new article follow its title until somebody writes one', () => {
  const post = { ...samplePost, titleVi: '', slug: 'bai-moi-1' }
  const fresh = startEditing({
    post,
    content: { ...sampleContent, titleVi: '', slug: 'bai-moi-1' },
    baseUpdatedAt: savedAt,
    owner: 'here',
  })
  const titled = withTyped(withTyped(fresh, { titleVi: 'Chợ nổi' }), {
    titleVi: 'Chợ nổi Cái Răng',
  })
  expect(titled.content.slug).toBe('cho-noi-cai-rang')
  expect(withTyped(titled, { titleVi: '' }).content.slug).toBe('bai-moi-1')
  const named = withTyped(withTyped(titled, { slug: 'cho-noi' }), { titleVi: 'Chợ' })
  expect(named.content.slug).toBe('cho-noi')
  expect(withTyped(start, { titleVi: 'Khác' }).content.slug).toBe('hue-trong-mua')
})

const theirs = {
  ...samplePost,
  titleVi: 'Của họ',
  summaryEn: 'Four days of rain.',
  updatedAt: later,
}

it('puts one’s own fields on top of theirs in a conflict', () => {
  const mine = withMine(withTyped(start, { titleVi: 'Của tôi' }), theirs)
  expect(mine.content).toEqual({
    ...sampleContent,
    titleVi: 'Của tôi',
    summaryEn: 'Four days of rain.',
  })
  expect(mine).toMatchObject({ baseUpdatedAt: later, replacements: 1 })
  expect(isDirty(mine)).toBe(true)
})

it('takes all of mine where the common base is not known any more', () => {
  const outdated = startEditing({
    post: samplePost,
    content: sampleContent,
    baseUpdatedAt: '2026-11-20T00:00:00.000Z',
    owner: 'here',
  })
  expect(commonBase(outdated)).toBeUndefined()
  expect(withMine(withTyped(outdated, { titleVi: 'Của tôi' }), theirs).content).toEqual({
    ...sampleContent,
    titleVi: 'Của tôi',
  })
})

it('takes theirs as a whole', () => {
  const taken = withTheirs(withTyped(start, { titleVi: 'Của tôi' }), theirs)
  expect(taken.content).toMatchObject({ titleVi: 'Của họ', summaryEn: 'Four days of rain.' })
  expect(taken).toMatchObject({ baseUpdatedAt: later, replacements: 1 })
  expect(isDirty(taken)).toBe(false)
})
