import { expect, it } from 'vitest'
import { checkData } from '../../schema/content/check-data'
import { entryKinds } from '../../schema/content/choices'
import { contentSchemas } from '../../schema/content/kinds'
import { defaultMetaOf, metaOf } from '../../schema/content/page-meta'
import { sampleData } from '../testing/kind-samples'

const withMeta = entryKinds.filter((kind) => 'meta' in contentSchemas[kind].shape)

it.each(withMeta)('%s needs no search title and description: its own texts are used', (kind) => {
  const { meta: _, ...data } = sampleData(kind)
  expect(checkData(kind, data)).toEqual([])
  expect(metaOf(kind, data)).toEqual({
    titleVi: expect.stringMatching(/./),
    titleEn: expect.stringMatching(/./),
    descriptionVi: expect.stringMatching(/./),
    descriptionEn: expect.stringMatching(/./),
  })
})

it.each(withMeta.filter((kind) => kind !== 'letter' && kind !== 'route'))(
  '%s shares its picture',
  (kind) => {
    expect(defaultMetaOf(kind, sampleData(kind)).picture).toMatch(/^@assets/)
  },
)

it('fills what is not written, language by language', () => {
  const content = {
    titleVi: 'Huế',
    titleEn: 'Hue',
    summaryVi: 'Mưa',
    coverImage: '@assets/art/hue',
    meta: { titleEn: 'Hue in the rain', descriptionVi: '  ' },
  }
  expect(metaOf('post', content)).toEqual({
    titleVi: 'Huế',
    titleEn: 'Hue in the rain',
    descriptionVi: 'Mưa',
    descriptionEn: '',
  })
  expect(defaultMetaOf('post', content).picture).toBe('@assets/art/hue')
})
