import { expect, it } from 'vitest'
import { defaultsOf } from './defaults'

it('knows what readers get where search texts are empty', () => {
  const long = `Một dòng ${'dài '.repeat(60)}`
  const found = defaultsOf('topic', { titleVi: 'Huế', titleEn: ' ', descriptionVi: long })
  expect([...found.keys()]).toEqual(['entry-meta-titleVi', 'entry-meta-descriptionVi'])
  expect(found.get('entry-meta-titleVi')).toBe('Huế')
  expect(found.get('entry-meta-descriptionVi')?.length).toBeLessThanOrEqual(167)
})

it('knows the links that offices get from their phone number', () => {
  const offices = [
    { phone: '0236 3123 456', country: 'VN' },
    { phone: '+1 916 555 0100', country: 'US' },
    { phone: '0905 123 456', country: 'VN' },
  ]
  expect([...defaultsOf('settings', { offices })]).toEqual([
    ['entry-offices-1-whatsapp', 'https://wa.me/19165550100'],
    ['entry-offices-2-whatsapp', 'https://wa.me/84905123456'],
    ['entry-company-zalo', 'https://zalo.me/0905123456'],
  ])
})
