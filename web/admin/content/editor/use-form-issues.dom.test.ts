import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { entryKinds } from '../../../../schema/content/choices'
import { contentSchemas } from '../../../../schema/content/kinds'
import { type Locale, locales } from '../../../../schema/locale'
import { fillForm, formOf } from '../form/blank-form'
import { formIssues, useFormIssues } from './use-form-issues'

const data = fillForm('topic', { titleVi: 'Cà phê' })

function shownIn(missingIn: readonly Locale[]) {
  const { result } = renderHook(() =>
    useFormIssues({ kind: 'topic', fields: formOf('topic'), data, refused: [], missingIn }),
  )
  return result.current.filter(({ isShown }) => isShown).map(({ locale }) => locale)
}

it('shows what is missing in the languages that are asked for', () => {
  expect(shownIn([])).toEqual([])
  expect(shownIn(['vi'])).toContain('vi')
  expect(shownIn(['vi'])).not.toContain('en')
  expect(shownIn(locales)).toEqual(expect.arrayContaining(['vi', 'en', undefined]))
})

it.each(entryKinds)('misses nothing of a group that a %s need not have', (kind) => {
  const optional = Object.entries(contentSchemas[kind].shape).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [name] : [],
  )
  const missing = formIssues(kind, formOf(kind), fillForm(kind, {})).map(({ path }) => path)
  expect(missing.filter((path) => optional.includes(path.split('.')[0] ?? ''))).toEqual([])
})
