import { describe, expect, it } from 'vitest'
import { publishTexts, withTextsOf } from './pairs'

describe('what readers get of a published language', () => {
  it('leaves the other language as readers have it, though an editor has emptied it', () => {
    const live = { textVi: 'Cũ', textEn: 'Old', price: 1 }
    const published = publishTexts(
      { textVi: 'Mới', price: 2 },
      { live, published: ['vi'], alsoPublic: ['vi', 'en'] },
    )
    expect(published).toEqual({ textVi: 'Mới', textEn: 'Old', price: 2 })
  })

  it('holds no text of a language that is not public, nor items that only that has', () => {
    const data = {
      textVi: 'Mới',
      textEn: 'New',
      list: [
        { id: 'a', nameVi: 'A', nameEn: 'A' },
        { id: 'b', nameEn: 'B' },
      ],
    }
    const published = publishTexts(data, { live: null, published: ['vi'], alsoPublic: [] })
    expect(published).toEqual({ textVi: 'Mới', list: [{ id: 'a', nameVi: 'A' }] })
  })

  it('keeps the texts of an item with its picture, though another one was removed', () => {
    const slides = [1, 2, 3].map((number) => ({
      picture: number,
      titleVi: `Hình ${number}`,
      titleEn: `Picture ${number}`,
    }))
    const data = { slides: slides.slice(1) }
    const published = publishTexts(data, {
      live: { slides },
      published: ['vi'],
      alsoPublic: ['vi', 'en'],
    })
    expect(published).toEqual(data)
  })

  it('is the same for items with ids, in whatever order they are', () => {
    const [first, second] = ['a', 'b'].map((id) => ({
      id,
      nameVi: `${id} cũ`,
      nameEn: `${id} old`,
    }))
    const data = { list: [{ ...second, nameVi: 'b mới', nameEn: 'b new' }, first] }
    const published = publishTexts(data, {
      live: { list: [first, second] },
      published: ['vi'],
      alsoPublic: ['vi', 'en'],
    })
    expect(published).toEqual({ list: [{ id: 'b', nameVi: 'b mới', nameEn: 'b old' }, first] })
  })
})

it('takes the texts of a language from another version, and nothing else of it', () => {
  const data = {
    textVi: 'Mới',
    textEn: 'New',
    price: 2,
    list: [
      { id: 'b', nameVi: 'B mới', nameEn: 'B new' },
      { id: 'new', nameVi: 'Thêm', nameEn: 'Added' },
    ],
  }
  const version = {
    textVi: 'Cũ',
    textEn: 'Old',
    price: 1,
    list: [
      { id: 'a', nameVi: 'A', nameEn: 'A' },
      { id: 'b', nameVi: 'B', nameEn: 'B' },
    ],
  }
  expect(withTextsOf(data, version, 'vi')).toEqual({
    ...data,
    textVi: 'Cũ',
    list: [{ ...data.list[0], nameVi: 'B' }, data.list[1]],
  })
})
