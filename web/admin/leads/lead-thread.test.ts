import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { texts } from '../../i18n/vi/admin/leads'
import { changeWords } from './lead-thread'

const t = ((key: string, values: Record<string, string> = {}) => {
  const found = key.split('.').reduce<unknown>((at, name) => Object(at)[name], { leads: texts })
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
}) as TFunction<'admin'>

it('names colleagues as everywhere else', () => {
  const nameOf = (username: string | null) => (username === 'lan' ? 'Lan Trần' : (username ?? ''))
  const words = changeWords({ before: null, after: { assignee: 'lan' } }, t, 'vi', nameOf)
  expect(words).toBe('người phụ trách Chưa ai nhận → Lan Trần')
})

it.each([
  [{ value: 0 }, 'giá trị 0\u00a0₫'],
  [{ value: null }, 'không còn giá trị'],
  [{ value: null, followUpOn: null }, 'bỏ ngày hẹn; không còn giá trị'],
])('words a value that is set to nothing and one that is taken away: %o', (after, words) => {
  expect(changeWords({ before: null, after }, t, 'vi', String)).toBe(words)
})
