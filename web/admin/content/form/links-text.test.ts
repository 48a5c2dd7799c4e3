import { expect, it } from 'vitest'
import { loadAdminTexts } from '../../../i18n/admin-texts'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { linksText } from './labels'

it('says of a landline that it has no WhatsApp and no Zalo, and of no other number', async () => {
  await loadTexts('vi', ['admin'])
  await loadAdminTexts('vi', ['entry-form'])
  const t = getI18n('vi').getFixedT(null, 'admin')
  const of = (phone: string, country: string) => linksText(t, { phone, country })
  expect(of('0236 3123 456', 'VN')).toMatch(/tel:\+842363123456.*không có WhatsApp và Zalo/)
  expect(of('0905 123 456', 'VN')).not.toContain('không có')
  expect(of('+1 916 555 0100', 'US')).not.toContain('không có')
})
