import { expect, it } from 'vitest'
import { samplePhoto } from '../../media/testing/sample-photo'
import { blankItem, formOf } from './blank-form'
import type { ListField } from './form-schema'
import { pictureIn, pictureItem } from './picture-list'

function listOf(kind: 'destination' | 'home', name: string): ListField {
  const field = formOf(kind).find((one) => one.name === name)
  if (field?.type !== 'list') throw new Error(`${name} is no list`)
  return field
}

it('takes several pictures into lists of pictures, and into no list that asks for more', () => {
  expect(pictureIn(listOf('destination', 'galleryImages'))).toBe('src')
  expect(pictureIn(listOf('destination', 'activities'))).toBeUndefined()
  expect(pictureIn(listOf('home', 'slides'))).toBeUndefined()
})

it('describes a picture as the library does', () => {
  const photo = { ...samplePhoto, altVi: 'Cầu', altEn: 'Bridge' }
  expect(pictureItem(blankItem('destination', ['galleryImages']), 'src', photo)).toEqual({
    src: `media:${photo.id}`,
    altVi: 'Cầu',
    altEn: 'Bridge',
  })
})
