// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { site } from '../schema/site'
import { ReaderClaims } from './domain/newsletter/newsletter-form'
import { TrackRecord } from './features/about/company-sections'
import { SupportClaim } from './features/home/trip-promo'
import { MerchantClaim } from './features/shop/shop-screen'
import { getI18n, loadTexts } from './i18n/i18n'

vi.mock('../schema/site', async (importOriginal) => {
  const original = await importOriginal<typeof import('../schema/site')>()
  return { ...original, site: structuredClone(original.site) }
})

const claims: Record<string, string | number> = site.claims
const company: Record<string, unknown> = site.company
const all = { ...claims }
const allOfCompany = { ...company }

beforeAll(() => loadTexts('vi', ['shell', 'home', 'shop', 'about']))
afterEach(() => {
  cleanup()
  Object.assign(claims, all)
  Object.assign(company, allOfCompany)
})

function textOf(element: ReactElement): string | null {
  return render(<I18nextProvider i18n={getI18n('vi')}>{element}</I18nextProvider>).container.textContent
}

it('shows the claims of the settings', () => {
  expect(textOf(<ReaderClaims />)).toBe('15.000+ bạn đọc · 4,9/5 điểm · 98% hài lòngSố liệu của chúng tôi')
  expect(textOf(<SupportClaim />)).toBe('Hỗ trợ 24/7 trong suốt chuyến đi')
  expect(textOf(<MerchantClaim />)).toBe('132+ thương hiệu từ 22 quốc gia')
  expect(textOf(<TrackRecord />)).toMatch(/15\+.*30\+.*HACCP/)
})

it('shows only those claims of readers that are set', () => {
  Object.assign(claims, { readers: 0, satisfactionPercent: 0 })
  expect(textOf(<ReaderClaims />)).toBe('4,9/5 điểmSố liệu của chúng tôi')
})

it('shows nothing of empty claims', () => {
  Object.assign(claims, { readers: 0, readerRating: 0, satisfactionPercent: 0, support: '', merchants: '', merchantCountries: 0 })
  for (const element of [<ReaderClaims key="readers" />, <SupportClaim key="support" />, <MerchantClaim key="merchants" />]) {
    expect(textOf(element)).toBe('')
  }
  Object.assign(claims, { merchants: '132+' })
  expect(textOf(<MerchantClaim />)).toBe('')
})

it('shows only what is set of the company’s record', () => {
  Object.assign(company, { yearsInBusiness: '' })
  expect(textOf(<TrackRecord />)).not.toContain('năm trong nghề')
  Object.assign(company, { exportCountries: '', certifications: [] })
  expect(textOf(<TrackRecord />)).toBe('')
})
