import { expect, it } from 'vitest'
import { changedInput, joinTags, missingFields, readEdit } from './edit-input'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('splits tags at commas, trims them and drops empty ones', () => {
  const { tags } = readEdit(formOf({ tags: ' Hà Nội ,, phở,  , mùa thu,' }))
  expect(tags).toEqual(['Hà Nội', 'phở', 'mùa thu'])
  expect(joinTags({ tags })).toBe('Hà Nội, phở, mùa thu')
})

it('reads no tags from an empty line', () =>
  expect(readEdit(formOf({ tags: '  ' })).tags).toEqual([]))

it('names the fields that hold nothing but space', () => {
  const input = readEdit(
    formOf({ titleVi: '  ', titleEn: 'A title', summaryVi: 'Tóm tắt', summaryEn: '\n' }),
  )
  expect(input.titleEn).toBe('A title')
  const both = { statusVi: 'published', statusEn: 'published' } as const
  expect(missingFields(input, both)).toEqual(['titleVi', 'summaryEn'])
  expect(missingFields(input, { ...both, statusEn: 'draft' })).toEqual(['titleVi'])
  expect(missingFields(input, { statusVi: 'draft', statusEn: 'draft' })).toEqual([])
})

it('finds what has been changed', () => {
  const post = { titleVi: 'Một', titleEn: 'One', summaryVi: 'Hai', summaryEn: 'Two', tags: ['mưa'] }
  expect(changedInput({ ...post, titleEn: '1', tags: ['mưa', 'gió'] }, post)).toEqual({
    titleEn: '1',
    tags: ['mưa', 'gió'],
  })
  expect(changedInput({ ...post, tags: ['mưa'] }, post)).toEqual({})
})
