import { afterEach, beforeEach, expect, it } from 'vitest'
import { showLanguageOf, showLanguages } from './shown-languages'

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
  showLanguageOf(['activities', 0, 'price'])
  expect(stored()).toBe('vi')
  showLanguageOf(['activities', 0, 'nameEn'])
  expect(stored()).toBe('en')
})
