import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { defaultSettings } from '../schema/seed/default-settings'
import { ReaderClaims } from './domain/newsletter/newsletter-form'
import { TrackRecord } from './features/about/company-sections'
import { SupportClaim } from './features/home/home-rest'
import { MerchantClaim } from './features/shop/shop-screen'
import { getI18n, loadTexts } from './i18n/i18n'
import { PageDataContext } from './lib/page-data'
import { samplePageData } from './testing/sample-page-data'

type Claims = typeof defaultSettings.claims

beforeAll(() => loadTexts('vi', ['shell', 'home', 'shop', 'about']))

/** What an element shows with some claims changed. */
function textOf(element: ReactElement, changed: Partial<Claims> = {}): string | null {
  const settings = {
    ...samplePageData.settings,
    site: { ...defaultSettings, claims: { ...defaultSettings.claims, ...changed } },
  }
  const page = (
    <PageDataContext value={{ ...samplePageData, settings }}>
      <I18nextProvider i18n={getI18n('vi')}>{element}</I18nextProvider>
    </PageDataContext>
  )
  return render(page).container.textContent
}

const record = <TrackRecord certificates={[{ name: 'HACCP', textVi: 'Phân tích mối nguy.' }]} />

it('shows the claims that the specification names in a new database', () => {
  // The style sheet puts the dots between them.
  expect(textOf(<ReaderClaims />)).toBe(
    '15.000+ bạn đọc 4,9/5 điểm 98% hài lòngSố liệu của chúng tôi',
  )
  expect(textOf(<SupportClaim />)).toBe('Hỗ trợ 24/7 trong suốt chuyến đi')
  expect(textOf(<MerchantClaim />)).toBe('132+ thương hiệu từ 22 quốc gia')
  expect(textOf(record)).toMatch(/15\+.*30\+.*HACCPPhân tích mối nguy.*ISO 22000/)
})

it('shows only those claims of readers that are set', () => {
  expect(textOf(<ReaderClaims />, { readers: 0, satisfactionPercent: 0 })).toBe(
    '4,9/5 điểmSố liệu của chúng tôi',
  )
})

it('shows nothing of empty claims', () => {
  const none = {
    readers: 0,
    readerRating: 0,
    satisfactionPercent: 0,
    support: '',
    merchants: '',
    merchantCountries: 0,
  }
  for (const element of [
    <ReaderClaims key="readers" />,
    <SupportClaim key="support" />,
    <MerchantClaim key="merchants" />,
  ]) {
    expect(textOf(element, none)).toBe('')
  }
  expect(textOf(<MerchantClaim />, { merchants: '132+', merchantCountries: 0 })).toBe('')
})

it('shows only what is set of the company’s record', () => {
  expect(textOf(record, { yearsInBusiness: '' })).not.toContain('năm trong nghề')
  expect(textOf(record, { yearsInBusiness: '', exportCountries: '', certifications: [] })).toBe('')
})
