import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showLanguageOf, showLanguages, useShownLanguages } from './shown-languages'

const stored = () => JSON.parse(localStorage.getItem('editor-languages') ?? 'null')

beforeEach(() => {
  document.body.innerHTML = '<input id="entry-titleVi"><input id="entry-titleEn"><input id="slug">'
})
afterEach(() => {
  localStorage.clear()
  showLanguages('both')
})

it('hands the focus to the other language of a field that goes out of sight', () => {
  document.getElementById('entry-titleVi')?.focus()
  showLanguages('vi')
  expect([document.activeElement?.id, stored()]).toEqual(['entry-titleVi', 'vi'])
  showLanguages('en')
  expect([document.activeElement?.id, stored()]).toEqual(['entry-titleEn', 'en'])
  showLanguages('both')
  expect(document.activeElement?.id).toBe('entry-titleEn')
  document.getElementById('slug')?.focus()
  showLanguages('vi')
  expect(document.activeElement?.id).toBe('slug')
})

it('shows the language of a place that somebody goes to', () => {
  showLanguages('vi')
  const form = renderHook(() => useShownLanguages())
  act(() => showLanguageOf(['activities', 0, 'price']))
  expect(form.result.current).toBe('vi')
  act(() => showLanguageOf(['activities', 0, 'nameEn']))
  act(() => showLanguageOf(['activities', 0, 'nameVi']))
  act(() => showLanguageOf(['activities', 0, 'nameEn']))
  expect(form.result.current).toBe('en')
  form.unmount()
  // The next form shows what was chosen.
  expect(renderHook(() => useShownLanguages()).result.current).toBe('vi')
})
