import { beforeAll, expect, it } from 'vitest'
import { refusedTranslation } from '../../../../schema/content/machine-texts'
import { merchantInUseMessage, ownMerchantMessage } from '../../../../schema/content/shop'
import { locales } from '../../../../schema/locale'
import { ownMerchant } from '../../../../schema/shop'
import { loadAdminTexts } from '../../../i18n/admin-texts'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { reasonText } from './issue-text'

beforeAll(async () => {
  for (const locale of locales) {
    await loadTexts(locale, ['admin'])
    await loadAdminTexts(locale, ['entry-form'])
  }
})

const inBoth = (message: string) =>
  locales.map((locale) => reasonText(getI18n(locale).getFixedT(null, 'admin'), { message }))

it('names the merchant that still sells and how many products, in both languages', () => {
  const [vi, en] = inBoth(merchantInUseMessage('Tropic Trail', 12))
  expect(vi).toContain('“Tropic Trail” còn 12 sản phẩm')
  expect(en).toContain('“Tropic Trail” still has 12 products')
  expect(inBoth(merchantInUseMessage('Tropic Trail', 1))[1]).toContain('1 product in the shop')
})

it('says what is wrong with a machine translation, also of a field that stayed empty', () => {
  expect(inBoth('machine:.activities.hue.name')[1]).toBe('Translated by a machine, not read yet.')
  expect(inBoth(refusedTranslation.lost)[0]).toContain('chưa lấy')
  expect(inBoth(refusedTranslation.unfit)[0]).toContain('dài quá')
})

it('names the company’s own merchant, and leaves other issues to the field', () => {
  for (const text of inBoth(ownMerchantMessage)) expect(text).toContain(`“${ownMerchant}”`)
  expect(inBoth('Too big')).toEqual([undefined, undefined])
})
