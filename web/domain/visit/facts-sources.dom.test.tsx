import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { FactsSources } from './visit-facts-box'

beforeAll(() => loadTexts('vi', ['visit']))

function shown(...days: string[]) {
  const checked = days.map((checkedOn) => ({
    sources: [{ name: 'Bảo tàng', url: 'https://example.com/ve' }],
    checkedOn,
  }))
  return render(
    <I18nextProvider i18n={getI18n('vi')}>
      <FactsSources checked={checked} />
    </I18nextProvider>,
  ).container.textContent
}

it('names the oldest day of a month, and the span where the facts were checked in several', () => {
  expect(shown('2026-11-26', '2026-11-05')).toBe(
    'Nguồn: Bảo tàng. Kiểm tra ngày 5 tháng 11 năm 2026.',
  )
  expect(shown('2026-11-26', '2025-11-05', '2026-09-20')).toBe(
    'Nguồn: Bảo tàng. Kiểm tra từ ngày 5 tháng 11 năm 2025 đến ngày 26 tháng 11 năm 2026.',
  )
  expect(shown()).toBe('')
})
