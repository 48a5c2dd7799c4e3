import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import type { ShownVisit } from '../../../schema/content/views'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { VisitFactsBox } from './visit-facts-box'

beforeAll(() => loadTexts('vi', ['visit']))

const checked = {
  sources: [{ name: 'Bảo tàng', url: 'https://example.com/ve' }],
  checkedOn: '2026-11-26',
}

function show(visit: ShownVisit | undefined, at?: { lat: number; lng: number }) {
  return render(
    <PageDataContext value={samplePageData}>
      <I18nextProvider i18n={getI18n('vi')}>
        <VisitFactsBox visit={visit} name="Văn Miếu" {...(at && { at })} />
      </I18nextProvider>
    </PageDataContext>,
  ).container
}

it('shows the facts that there are, a link to the map, and who says so when', () => {
  const box = show({
    ...checked,
    openingHoursVi: '8:00–17:00',
    closedOn: ['monday'],
    coordinates: { lat: 21.02861, lng: 105.83556 },
  })
  expect([...box.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Giờ mở cửa',
    'Nghỉ',
  ])
  expect([...box.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '8:00–17:00',
    'thứ Hai',
  ])
  const map = screen.getByRole('link', { name: 'Xem trên Google Maps: Văn Miếu' })
  expect(map.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=21.02861%2C105.83556',
  )
  expect(screen.getByRole('link', { name: 'Bảo tàng' }).getAttribute('href')).toBe(
    'https://example.com/ve',
  )
  expect(box.textContent).toContain('Kiểm tra ngày 26 tháng 11 năm 2026')
})

it('leads to the map by coordinates of its own, then by the words to search for, then by where its page is', () => {
  const [own, page] = [
    { lat: 21, lng: 105 },
    { lat: 16, lng: 107 },
  ]
  const query = () =>
    new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: /Google Maps/ }).href,
    ).searchParams.get('query')
  show({ ...checked, coordinates: own, mapSearch: 'Đại Nội Huế' }, page)
  expect(query()).toBe('21,105')
  cleanup()
  show({ ...checked, mapSearch: 'Đại Nội Huế' }, page)
  expect(query()).toBe('Đại Nội Huế')
  cleanup()
  show(checked, page)
  expect(query()).toBe('16,107')
})

it('is nothing where nothing is known', () => {
  expect(show(undefined).innerHTML).toBe('')
  expect(show(checked).innerHTML).toBe('')
})
