import { expect, it } from 'vitest'
import {
  machineTextsAfter,
  textsToFill,
  unreadTexts,
  withoutUnread,
  withTextsAt,
} from './machine-texts'

const item = (id: string, nameEn: string, nameVi = 'Chợ') => ({ id, nameVi, nameEn })
const old = {
  nameVi: 'Huế',
  nameEn: 'Hue',
  activities: [item('cho', 'The market'), item('den', 'Temple')],
  stops: [{ nameVi: 'Ga', nameEn: 'Station' }, { nameVi: 'Cầu' }],
}
const marks = { '.name': 'en', '.activities.cho.name': 'en', '.stops.0.name': 'en' } as const

it('keeps the marks of texts that stay, whatever else is edited', () => {
  expect(machineTextsAfter(marks, old, { ...old, nameVi: 'Cố đô Huế' })).toEqual(marks)
})

it('forgets a text that a person has changed or removed', () => {
  const data = { ...old, nameEn: 'Hue city', activities: [item('cho', '')] }
  expect(machineTextsAfter(marks, old, data)).toEqual({ '.stops.0.name': 'en' })
})

it('keeps the mark of a long text while one of its paragraphs stands', () => {
  const text = 'One.\n\nTwo.\n\nThree.'
  const after = (bodyEn: string) =>
    machineTextsAfter(
      { '.body': 'en' },
      { bodyVi: 'Một.', bodyEn: text },
      { bodyVi: 'Một.', bodyEn },
    )
  expect(after('Written.\n\nTwo.\n\nThree.')).toEqual({ '.body': 'en' })
  expect(after('All of it written.')).toEqual({})
})

it('follows a text to another place, and to a copy of its list item', () => {
  const data = {
    ...old,
    activities: [...old.activities, item('cho-2', 'The market')],
    stops: old.stops.toReversed(),
  }
  expect(machineTextsAfter(marks, old, data)).toEqual({
    '.name': 'en',
    '.activities.cho.name': 'en',
    '.activities.cho-2.name': 'en',
    '.stops.1.name': 'en',
  })
})

it('marks nothing in the other language, and nothing that was never marked', () => {
  expect(machineTextsAfter({}, old, old)).toEqual({})
  expect(machineTextsAfter({ '.name': 'vi' }, old, old)).toEqual({ '.name': 'vi' })
  const swapped = { ...old, nameVi: 'Hue', nameEn: 'Huế' }
  expect(machineTextsAfter({ '.name': 'en' }, old, swapped)).toEqual({})
})

it('fills what is empty in one language and written in the other, lists of lines too', () => {
  const data = {
    nameVi: 'Huế',
    noteEn: 'Dry',
    tipsVi: ['Mang ô', 'Đi sớm'],
    tipsEn: [],
    activities: [item('cho', '', 'Chợ'), item('den', 'Temple')],
    slug: 'hue',
  }
  const found = textsToFill(data, 'en', {})
  expect(found).toEqual([
    { path: '.name', at: ['nameEn'], text: 'Huế' },
    { path: '.tips', at: ['tipsEn'], text: ['Mang ô', 'Đi sớm'] },
    { path: '.activities.cho.name', at: ['activities', '0', 'nameEn'], text: 'Chợ' },
  ])
  const filled = withTextsAt(data, found)
  expect(filled).toMatchObject({ nameEn: 'Huế', activities: [{ nameEn: 'Chợ' }, {}] })
  expect(data.activities[0]?.nameEn).toBe('')
  expect(textsToFill(data, 'vi', {})).toEqual([{ path: '.note', at: ['noteVi'], text: 'Dry' }])
})

it('translates no text that was itself translated and not read', () => {
  expect(textsToFill({ nameEn: 'Hue' }, 'vi', { '.name': 'en' })).toEqual([])
})

it('names what nobody has read at its place in the data, and takes it out', () => {
  expect(unreadTexts(old, marks, ['vi'])).toEqual([])
  expect(unreadTexts(old, marks, ['en']).map(({ path }) => path)).toEqual([
    'nameEn',
    'activities.0.nameEn',
    'stops.0.nameEn',
  ])
  expect(withoutUnread(old, marks, ['vi'])).toMatchObject({
    nameVi: 'Huế',
    nameEn: undefined,
    activities: [{ nameEn: undefined }, { nameEn: 'Temple' }],
  })
  expect(withoutUnread(old, marks, ['en'])).toBe(old)
})
