import { expect, it } from 'vitest'
import { loadAdminTexts } from '../../../i18n/admin-texts'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { formOf } from './blank-form'
import { foldOf, sectionState, sectionsOf, sectionTitle } from './sections'

const sections = sectionsOf(formOf('destination'))
const named = (field: string) => {
  const found = sections.find(({ name }) => typeof name !== 'string' && name.field === field)
  if (!found) throw new Error(`there is no section ${field}`)
  return found
}
const issue = (at: (string | number)[], isMissing: boolean) => ({
  at,
  path: at.join('.'),
  message: 'wrong',
  isMissing,
  isShown: !isMissing,
  locale: undefined,
})

it('folds long forms but for what the entry itself is, and search texts everywhere', () => {
  expect(sections.map((section) => foldOf(section, sections.length)).slice(0, 4)).toEqual([
    undefined,
    undefined,
    undefined,
    'entry-coordinates',
  ])
  const ofPost = sectionsOf(formOf('post'))
  expect(ofPost.flatMap((section) => foldOf(section, ofPost.length) ?? [])).toEqual(['entry-meta'])
})

it('tells of a section what is missing, wrong and behind in it alone', () => {
  const drift = {
    '.activities.hue.name': { behind: 'en', was: '' },
    '.name': { behind: 'en', was: '' },
  } as const
  const issues = [
    issue(['activities', 0, 'nameVi'], true),
    issue(['activities', 1, 'rating'], false),
    issue(['nameEn'], true),
  ]
  expect(sectionState(named('activities'), { issues, drift })).toEqual({
    missing: 1,
    wrong: 1,
    needsLook: true,
    behind: 1,
  })
  expect(sectionState(named('ways'), { issues, drift })).toEqual({
    missing: 0,
    wrong: 0,
    needsLook: false,
    behind: 0,
  })
})

it('names a section as its kind calls the field', async () => {
  await loadTexts('en', ['admin'])
  await loadAdminTexts('en', ['entry-form'])
  const t = getI18n('en').getFixedT('en', 'admin')
  const title = (kind: 'destination' | 'route', field: string) =>
    sectionTitle(t, kind, { name: { field }, fields: [] })
  expect([title('destination', 'ways'), title('route', 'ways'), title('route', 'to')]).toEqual([
    'Ways from other places',
    'Ways',
    'To',
  ])
})
