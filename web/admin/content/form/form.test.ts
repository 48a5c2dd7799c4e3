import { describe, expect, it } from 'vitest'
import { entryKinds } from '../../../../schema/content/choices'
import { valueAt } from '../../../../schema/content/in-one-language'
import { texts as en } from '../../../i18n/en/admin/entry-form'
import { texts as vi } from '../../../i18n/vi/admin/entry-form'
import { formIssues, toFormPath } from '../editor/use-form-issues'
import { withAnchors } from './anchors'
import { blankItem, fillForm, formOf } from './blank-form'
import type { FormField } from './form-schema'
import { fieldKey } from './labels'
import { withValueAt } from './paths'
import { sectionsOf } from './sections'

const named = (fields: readonly FormField[], name: string) =>
  fields.find((field) => field.name === name)

interface Labelled {
  key: string
  options: readonly string[]
}

function labelled(fields: readonly FormField[], parent: string): Labelled[] {
  return fields.flatMap((field) => {
    const own = {
      key: fieldKey(parent, field.name),
      options: field.type === 'input' ? (field.options ?? []) : [],
    }
    return 'fields' in field ? [own, ...labelled(field.fields, field.name)] : [own]
  })
}

describe('the form of a kind', () => {
  it('asks for pairs, groups and lists as the schema has them', () => {
    const fields = formOf('destination')
    expect(named(fields, 'name')).toMatchObject({
      type: 'pair',
      input: { widget: 'line', max: 80 },
    })
    expect(named(fields, 'formerProvince')).toMatchObject({
      type: 'pair',
      input: { isOptional: true },
    })
    expect(named(fields, 'region')).toMatchObject({
      widget: 'choice',
      options: ['north', 'central', 'south'],
    })
    expect(named(fields, 'overview')).toMatchObject({ input: { widget: 'paragraphs' } })
    const best = named(fields, 'bestTimeToVisit')
    expect(best).toMatchObject({
      type: 'group',
      fields: [{ widget: 'months' }, { type: 'pair', name: 'weather' }],
    })
    const activities = named(fields, 'activities')
    expect(activities?.type === 'list' && named(activities.fields, 'id')).toMatchObject({
      widget: 'anchor',
    })
    const meta = named(fields, 'meta')
    expect(meta?.type === 'group' && named(meta.fields, 'title')).toMatchObject({
      input: { advised: 65 },
    })
  })

  it('asks for the ends of a window, optional dates, several choices and addresses', () => {
    const deal = formOf('deal')
    const window = named(deal, 'window')
    expect(window?.type === 'group' && named(window.fields, 'from')).toMatchObject({
      widget: 'window-day',
    })
    expect(named(deal, 'originalPriceDates')).toMatchObject({ type: 'group', isOptional: true })
    expect(named(deal, 'bookingUrl')).toMatchObject({ widget: 'url', isOptional: true })
    expect(named(formOf('guide'), 'seasons')).toMatchObject({
      widget: 'choices',
      options: expect.arrayContaining(['spring']),
    })
  })

  it.each(entryKinds)('has a label for every field and choice of %s in both languages', (kind) => {
    for (const { key, options } of labelled(formOf(kind), kind))
      for (const texts of [vi, en]) {
        expect(Object.keys(texts.fields)).toContain(key)
        for (const option of options) {
          const labels = valueAt(texts.choices, [key])
          expect(labels, `${key} of ${kind}`).toHaveProperty([option], expect.any(String))
        }
      }
  })

  it.each(entryKinds)('shows every field of %s in one section', (kind) => {
    const fields = formOf(kind)
    const shown = sectionsOf(fields).flatMap((section) => section.fields)
    expect(new Set(shown)).toEqual(new Set(fields))
    expect(shown).toHaveLength(fields.length)
  })
})

describe('the data of a form', () => {
  it('has a blank for what is missing and leaves alone what is there', () => {
    const filled = fillForm('destination', { nameVi: 'Huế', activities: [{ id: 'citadel' }] })
    expect(filled).toMatchObject({
      nameVi: 'Huế',
      nameEn: '',
      meta: { titleVi: '' },
      attractionsVi: [],
    })
    expect(valueAt(filled, ['activities', 0])).toMatchObject({
      id: 'citadel',
      nameVi: '',
      highlightsEn: [],
    })
    expect(blankItem('itinerary', ['days'])).toMatchObject({ titleVi: '', textEn: '' })
  })

  it('changes one value and keeps its neighbours the same objects', () => {
    const data = { list: [{ a: 1 }, { a: 2 }], other: { b: 1 } }
    const next = withValueAt(data, ['list', 1, 'a'], 3)
    expect(next).toEqual({ list: [{ a: 1 }, { a: 3 }], other: { b: 1 } })
    expect(next.other).toBe(data.other)
    expect(valueAt(next, ['list', 0])).toBe(data.list[0])
  })

  it('finds the place of an issue behind an empty list item', () => {
    const data = { galleryImages: [{ src: '' }, { src: 'x' }] }
    expect(toFormPath(data, 'galleryImages.0.altVi')).toEqual(['galleryImages', 1, 'altVi'])
  })

  it('makes ids of names, each its own, and changes none that is there', () => {
    const items = [
      { id: 'kept', nameEn: 'Old town' },
      { id: '', nameEn: 'Kept' },
      { id: '', nameVi: 'Chợ đêm' },
      { id: '' },
    ]
    const next = withAnchors(formOf('destination'), { activities: items })
    expect(valueAt(next, ['activities'])).toMatchObject([
      { id: 'kept' },
      { id: 'kept-2' },
      { id: 'cho-dem' },
      { id: '' },
    ])
  })

  it('makes ids of names that both languages share', () => {
    const merchants = [{ id: '', name: 'Bamboo Bay' }]
    expect(valueAt(withAnchors(formOf('shop'), { merchants }), ['merchants', 0, 'id'])).toBe(
      'bamboo-bay',
    )
  })

  it('says what is wrong at once, and hides what is only missing', () => {
    const data = fillForm('deal', { originalPrice: 5, titleVi: 'x' })
    const issues = formIssues('deal', formOf('deal'), data)
    expect(issues.find(({ path }) => path === 'originalPrice')).toMatchObject({
      isShown: true,
      locale: undefined,
    })
    expect(issues.find(({ path }) => path === 'titleEn')).toMatchObject({
      isShown: false,
      locale: 'en',
    })
  })
})
