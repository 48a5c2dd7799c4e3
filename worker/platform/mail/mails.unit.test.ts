import { beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales, otherLocale, text } from '../../../schema/locale'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { site } from '../../../schema/site'
import {
  adminUrl,
  confirmUrl,
  lead,
  sampleMails,
  siteUrl,
  unsubscribeUrl,
  voucherUrl,
} from '../../testing/mails'
import { renderMail } from './render'
import { mailTexts } from './texts/mail-texts'
import { bookingLetters, type Mail, type MailMessage, type MailOf } from './types'

const context = { siteUrl, defaultLocale: 'vi', site: defaultSettings } as const

/**
 * `trip-admin` is the template `submission-admin` about a trip, `orchard-welcome` that of the
 * orchard's letter.
 */
function nameOf(mail: Mail): string {
  if (mail.template === 'booking') return `booking-${mail.about}`
  if ('words' in mail) return mail.template.replace('submission', mail.words.kind)
  return 'list' in mail && mail.list === 'orchard'
    ? mail.template.replace('newsletter', 'orchard')
    : mail.template
}

function sample(name: string, language: Locale): Mail {
  const found = sampleMails(language).find((mail) => nameOf(mail) === name)
  if (!found) throw new Error(`no sample of ${name}`)
  return found
}

const render = (name: string, language: Locale) => renderMail(sample(name, language), context)

function htmlLinks({ html }: MailMessage): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

const textLinks = ({ text }: MailMessage) => text.match(/^https?:\/\/\S+$/gm) ?? []

/** What a reader sees of the HTML, its white space as single blanks. */
function seen(html: string): string {
  const words = html.replace(/^[\s\S]*?<body[^>]*>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ')
  const plain = words
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
  return plain.replace(/\s+/g, ' ')
}

const wordsOf = (text: string) => text.split(/\s+/).map((word) => word.replace(/:$/, ''))

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value] : leaves(value),
  )
}

const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort()

const all = locales.flatMap((language) =>
  sampleMails(language).map((mail) => ({ mail, language, name: `${nameOf(mail)} (${language})` })),
)

describe.each(all)('$name', ({ mail, language }) => {
  let message: MailMessage
  beforeAll(async () => {
    message = await renderMail(mail, context)
  })
  const isToAdmins = mail.template.endsWith('-admin')
  const own = isToAdmins || mail.template === 'lead-reminder' ? 'vi' : language

  it('has the same links in HTML and text, on the site but for the map of a meeting point', () => {
    const links = new Set(htmlLinks(message))
    expect(new Set(textLinks(message))).toEqual(links)
    expect(links.size).toBeGreaterThan(0)
    for (const link of links)
      expect(link).toMatch(/^https:\/\/(mangoroad\.example|www\.google\.com\/maps)\//)
  })

  it('says in its text nothing that its HTML does not say', () => {
    const words = new Set(wordsOf(seen(message.html)))
    for (const word of wordsOf(message.text.replace(/^([=-]+|https:.*)$/gm, '')))
      if (word !== '') expect(words).toContain(word)
  })

  it('is written in one language', () => {
    expect(message.html).toMatch(new RegExp(`<html[^>]* lang="${own}"`))
    const foreign = leaves(mailTexts[otherLocale(own)])
      .flatMap((text) => text.split(/\{\{\w+\}\}|\n/))
      .filter(
        (text) => text.length > 8 && !leaves(mailTexts[own]).some((known) => known.includes(text)),
      )
    for (const text of foreign)
      for (const part of [message.html, message.text, message.subject])
        expect(part).not.toContain(text)
    if (own === 'en')
      expect(message.html + message.text + message.subject).not.toMatch(/[ăâđêôơư\u1ea0-\u1ef9]/iu)
  })

  it('leaves no place unfilled and breaks its lines', () => {
    expect(message.subject + message.html + message.text).not.toMatch(
      /\{\{|undefined|null|\[object/,
    )
    for (const line of message.text.split('\n'))
      if (!line.startsWith('http')) expect(line.length, line).toBeLessThanOrEqual(72)
  })

  it('is small, needs no picture and knows the night', () => {
    expect(new TextEncoder().encode(message.html).length).toBeLessThan(25_000)
    expect(message.html).not.toMatch(/<img|url\(|<script|@import|<link/)
    expect(message.html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(message.html).toContain('@media (prefers-color-scheme:dark)')
  })

  it('says that a program sent it, and how to leave the newsletter', () => {
    const oneClick = {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    // An editor wrote the answer.
    const isByHand = mail.template === 'lead-answer'
    const automatic = { 'Auto-Submitted': isByHand ? 'no' : 'auto-generated' }
    expect(message.headers).toEqual(
      mail.template.startsWith('newsletter') ? { ...automatic, ...oneClick } : automatic,
    )
  })

  it('names who sent it and, to visitors, how their data are treated', () => {
    for (const part of [seen(message.html), message.text.replace(/\s+/g, ' ')]) {
      expect(part).toContain(defaultSettings.company.legalName)
      expect(part).toContain(text(defaultSettings.offices[0] ?? {}, 'address', own))
    }
    const privacy = `${siteUrl}${own === 'vi' ? '' : '/en'}/chinh-sach-bao-mat`
    expect(htmlLinks(message).includes(privacy)).toBe(!isToAdmins)
  })
})

it('goes to the visitor, and answers to the office', async () => {
  const office = { email: defaultSettings.company.email, name: site.name }
  expect(await render('newsletter-confirm', 'en')).toMatchObject({
    to: { email: 'ben@example.com' },
    replyTo: office,
  })
  expect(await render('trip-acknowledged', 'en')).toMatchObject({
    to: { email: lead.email, name: lead.name },
    replyTo: office,
  })
})

it('goes to the admins in their language, with replies to the visitor', async () => {
  const message = await render('trip-admin', 'en')
  expect(message.to).toEqual({ email: defaultSettings.company.email, name: site.name })
  expect(message.replyTo).toEqual({ email: lead.email, name: lead.name })
  expect(message.subject).toBe('Yêu cầu chuyến đi mới: Hoian, 2 người – Ann Example')
  expect(message.text).toContain('Ngôn ngữ của khách: Tiếng Anh')
  expect(message.text).toContain('Nhận lúc: 14:05 ngày 21 tháng 11 năm 2026')
  // It came on a Saturday.
  expect(message.html).toContain('00:00 ngày 24 tháng 11 năm 2026')
  expect((await render('contact-admin', 'vi')).subject).toBe('Tin nhắn mới: Ẩm thực – Ben Example')
})

it('names in a subject for admins only what the visitor told', async () => {
  const received = { id: '7', language: 'vi', createdAt: '2026-11-21T07:05:00.000Z' } as const
  const subject = async (words: object, createdAt: string = received.createdAt) =>
    (
      await renderMail(
        {
          template: 'submission-admin',
          words: { kind: 'trip', ...lead, plan: null, ...words },
          received: { ...received, createdAt },
        },
        context,
      )
    ).subject
  expect(await subject({ destination: '' })).toBe('Yêu cầu chuyến đi mới: 2 người – Ann Example')
  expect(await subject({ groupSize: '2 adults' })).toBe(
    'Yêu cầu chuyến đi mới: Hoian, 2 adults – Ann Example',
  )
  expect(await subject({ destination: '', groupSize: '' })).toBe(
    'Yêu cầu chuyến đi mới – Ann Example',
  )
  expect(await subject({}, 'never')).toBe('Yêu cầu chuyến đi mới: Hoian, 2 người – Ann Example')
})

it('acknowledges with the site’s own words for what was asked, and promises an answer', async () => {
  const { html, text } = await render('trip-acknowledged', 'en')
  expect(html).toContain('Hoi An')
  expect(text).toContain('When: Dec 3 – 4, 2026')
  const { name: _, email: _email, ...free } = lead
  for (const value of Object.values(free))
    if (value !== '2') expect(html).not.toContain(value.replace('\n', '<br/>'))
  expect(text.replace(/\s+/g, ' ')).toContain(
    'We’ll contact you within 24 hours, Monday to Friday, to plan your itinerary.',
  )
  expect((await render('contact-acknowledged', 'en')).html).not.toContain('>Message<')
  expect((await render('contact-acknowledged', 'vi')).text).toContain('Quan tâm đến: Ẩm thực')
})

it('tells the admins what the visitor wrote, without the fields left empty', async () => {
  const { html, text } = await render('trip-admin', 'en')
  for (const value of Object.values(lead)) expect(html).toContain(value.replace('\n', '<br/>'))
  expect(text).toContain('Lời nhắn:\n    First line\n    Second line\n')
  expect((await render('contact-admin', 'en')).html).not.toContain('>Điện thoại<')
})

it('leads to the pages of its language', async () => {
  expect(htmlLinks(await render('newsletter-welcome', 'en')).slice(0, 3)).toEqual(
    ['/en/plan-your-trip', '/en/where-to-go', '/en/travel-deals'].map((path) => siteUrl + path),
  )
  const english = await renderMail(sample('newsletter-welcome', 'en'), {
    ...context,
    defaultLocale: 'en',
  })
  expect(htmlLinks(english)[0]).toBe(`${siteUrl}/plan-your-trip`)
  expect(htmlLinks(await render('newsletter-confirm', 'vi'))).toContain(confirmUrl)
  expect(htmlLinks(await render('trip-admin', 'vi'))).toEqual([adminUrl])
})

it('has the same places for values in both languages, and composed texts', async () => {
  const [vi, en] = [leaves(mailTexts.vi), leaves(mailTexts.en)]
  expect(en.map(places)).toEqual(vi.map(places))
  for (const text of [...vi, ...en]) expect(text).toBe(text.normalize('NFC'))
})

it('tells a guest when and where the day begins, what is paid, and how to cancel', async () => {
  const flat = async (name: string, language: Locale) =>
    (await render(name, language)).text.replace(/\s+/g, ' ')
  const vi = await flat('booking-confirmed', 'vi')
  for (const part of [
    'Khởi hành: 6:00 thứ Hai, 15 tháng 3 năm 2027',
    'Khách: 2 người lớn, 1 trẻ em',
    'Điểm hẹn: Trước Nhà hát Thành phố',
    'Đã trả: 900.000 đ',
    'Trả tại vườn: 2.100.000 đ',
    'Mã đặt chỗ: MRBCDFGHJK',
    'Nên mang theo: Nón rộng vành',
    'Trước 3 ngày: hoàn 100% Trước 1 ngày: hoàn 50% Muộn hơn: không hoàn tiền',
    `Mở vé ${voucherUrl}`,
    'https://www.google.com/maps/search/?api=1&query=10.7766,106.7032',
    '/api/bookings/calendar.ics?token=jkl',
  ])
    expect(vi).toContain(part)
  const en = await flat('booking-changed', 'en')
  for (const part of [
    'Departure: Monday, 15 March 2027, 6 am',
    'Guests: 2 adults, 1 child',
    'Paid: 900,000 VND',
    'To pay at the farm: 2,100,000 VND',
    '3 days ahead or more: 100% back 1 day ahead or more: 50% back',
  ])
    expect(en).toContain(part)
})

it('says in each letter of a booking what it is about', async () => {
  const bodies = async (language: Locale) =>
    Object.fromEntries(
      await Promise.all(
        bookingLetters.map(async (about) => {
          const { subject, text } = await render(`booking-${about}`, language)
          return [about, `${subject} ${text.replace(/\s+/g, ' ')}`]
        }),
      ),
    )
  const vi = await bodies('vi')
  expect(vi.cancelled).toContain('hủy lúc này không được hoàn 900.000 đ đã trả')
  expect(vi['called-off']).toContain('Lý do: Bão về')
  expect(vi['called-off']).toContain('Nếu sau 3 ngày bạn chưa chọn, chúng tôi tự hoàn lại tiền')
  expect(vi.refund).toContain('Chúng tôi hoàn lại cho bạn 900.000 đ')
  expect(vi.refund).toContain('600.000 đ về thẻ bạn đã dùng')
  expect(vi.refund).toContain('300.000 đ chúng tôi chuyển khoản cho bạn')
  expect(vi.balance).toContain('Vé còn 2.100.000 đ chưa trả')
  expect(vi.reminder).toContain('Cái Bè vào tháng 3: ban ngày khoảng 33 °C, ban đêm khoảng 24 °C')
  expect(vi.thanks).toContain('Kể về chuyến đi')
  const en = await bodies('en')
  expect(en.cancelled).toContain('the 900,000 VND you paid can no longer be refunded')
  expect(en['called-off']).toContain('take back all of the 900,000 VND you paid')
  expect(en.refund).toContain('600,000 VND goes back to the card you paid with')
  expect(en.refund).toContain('300,000 VND will be sent by bank transfer')
  expect(en.balance).toContain('2,100,000 VND of your booking is still to be paid')
  expect(en.reminder).toContain('Cai Be in March: about 33 °C by day and 24 °C at night')
  expect(en.thanks).toContain('Say how it was')
})

it('says of a cancelled booking what goes back, or that nothing was paid', async () => {
  const mail = sample('booking-cancelled', 'en') as MailOf<'booking'>
  const text = async (booking: object) =>
    (await renderMail({ ...mail, booking: { ...mail.booking, ...booking } }, context)).text.replace(
      /\s+/g,
      ' ',
    )
  expect(await text({ refunded: 450_000 })).toContain(
    'we are refunding 450,000 VND of the 900,000 VND you paid',
  )
  expect(await text({ paid: 0 })).toContain('there is nothing to refund')
})

it('tells the staff who comes, and answers to the guest', async () => {
  const { to, replyTo, subject, text } = await render('booking-admin', 'en')
  expect(to.email).toBe(defaultSettings.company.email)
  expect(replyTo?.email).toBe('ben@example.com')
  expect(subject).toBe('Đặt chỗ mới: Một ngày vườn xoài, 15 tháng 3, 3 khách – Ben Example')
  expect(text).toContain('Ngôn ngữ của khách: Tiếng Anh')
  expect(text).toContain('Nhắn qua: Zalo')
})
