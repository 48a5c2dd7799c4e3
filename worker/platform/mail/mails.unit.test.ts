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
} from '../../testing/mails'
import { renderMail } from './render'
import { mailTexts } from './texts/mail-texts'
import type { Mail, MailMessage } from './types'

const context = { siteUrl, defaultLocale: 'vi', site: defaultSettings } as const

/**
 * `trip-admin` is the template `submission-admin` about a trip, `orchard-welcome` that of the
 * orchard's letter.
 */
function nameOf(mail: Mail): string {
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

  it('has the same links in HTML and text, each of them on the site', () => {
    const links = new Set(htmlLinks(message))
    expect(new Set(textLinks(message))).toEqual(links)
    expect(links.size).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/^https:\/\/mangoroad\.example\//)
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
