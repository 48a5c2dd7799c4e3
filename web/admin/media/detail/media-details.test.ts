import { expect, it } from 'vitest'
import { updateMediaInput } from '../../../../schema/api/admin-media'
import { samplePhoto } from '../testing/sample-photo'
import {
  detailNames,
  detailsOf,
  maxLengths,
  maxTagLength,
  maxTags,
  rebased,
  withTags,
} from './media-details'

const details = detailsOf(samplePhoto)
const accepts = (change: object) =>
  updateMediaInput.safeParse({ ...details, ...change, updatedAt: samplePhoto.updatedAt }).success

it('has the fields and limits of the API', () => {
  expect([...detailNames, 'updatedAt'].sort()).toEqual(Object.keys(updateMediaInput.shape).sort())
  const tags = Array.from({ length: maxTags }, (_, index) => `${index}`)
  expect([accepts({ tags }), accepts({ tags: [...tags, 'x'] })]).toEqual([true, false])
  expect([
    accepts({ tags: ['x'.repeat(maxTagLength)] }),
    accepts({ tags: ['x'.repeat(maxTagLength + 1)] }),
  ]).toEqual([true, false])
  const address = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`
  for (const [name, max] of Object.entries(maxLengths)) {
    const text = (length: number) => (name === 'creditUrl' ? address(length) : 'x'.repeat(length))
    expect([name, accepts({ [name]: text(max) }), accepts({ [name]: text(max + 1) })]).toEqual([
      name,
      true,
      false,
    ])
  }
})

it('puts what was typed on top of what is stored now', () => {
  const mine = { ...details, altVi: 'Chợ', tags: ['chợ'] }
  const theirs = { ...details, altEn: 'Market', altVi: 'Thuyền', focalX: 0.2 }
  expect(rebased(mine, details, theirs)).toEqual({ ...theirs, altVi: 'Chợ', tags: ['chợ'] })
})

it.each([
  ['một', ['huế', 'một']],
  [' mưa  phùn , chợ,, ', ['huế', 'mưa phùn', 'chợ']],
  ['HUẾ', ['huế']],
  ['   ', ['huế']],
])('takes tags from “%s”', (typed, tags) => {
  expect(withTags(['huế'], typed)).toEqual(tags)
})

it('takes no more tags than a photograph can have', () => {
  expect(withTags([], Array.from({ length: 30 }, (_, index) => `t${index}`).join())).toHaveLength(
    maxTags,
  )
})
