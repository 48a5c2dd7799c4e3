import * as fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { TripPlan } from '../../../schema/api/submissions'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { confirmUrl, lead, sampleMails, siteUrl, unsubscribeUrl } from '../../testing/mails'
import { visitorText } from './clean'
import { renderMail } from './render'
import type { Mail, MailMessage } from './types'

const context = { siteUrl, defaultLocale: 'vi', site: defaultSettings } as const
const fields = Object.keys(lead) as (keyof typeof lead)[]

const renderAll = (words: Partial<typeof lead>) =>
  Promise.all(sampleMails('en', words).map((mail) => renderMail(mail, context)))

/** Everything of a message that becomes a mail header. */
function headersOf({ to, replyTo, subject, headers }: MailMessage): string[] {
  return [
    to.email,
    to.name ?? '',
    replyTo?.email ?? '',
    replyTo?.name ?? '',
    subject,
    ...Object.entries(headers).flat(),
  ]
}

const linksOf = ({ html, text }: MailMessage) =>
  [...html.matchAll(/href="[^"]*"/g), ...text.matchAll(/https?:\/\/\S+/gi)].map(([link]) => link)

/**
 * The elements of the HTML, apart from the line breaks, of which a visitor may write any number.
 */
const elementsOf = ({ html }: MailMessage) =>
  (html.match(/<[^>]*>/g) ?? []).filter((element) => element !== '<br/>')

/** A line of ASCII and one of Unicode; the deep lane tries each. */
const lineBreaks = inject('isDeep')
  ? ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000']
  : ['\r\n', '\u2028']

describe.each(fields)('the field %s', (field) => {
  it('is escaped', async () => {
    const script = `<script>alert("1")</script><img src=x onerror='y'>&`
    const messages = await renderAll({ [field]: script })
    for (const { html } of messages) expect(html).not.toMatch(/<script|<img/)
    // An address loses the characters that headers give a meaning to, and is escaped where it is
    // quoted.
    expect(
      messages.some(({ html }) =>
        html.includes('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'),
      ),
    ).toBe(true)
  })

  it.each(lineBreaks)('adds no header by %j', async (lineBreak) => {
    for (const message of await renderAll({
      [field]: `Ann${lineBreak}Bcc: victim@example.com`,
    })) {
      for (const header of headersOf(message)) expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(Object.keys(message.headers)).not.toContain('Bcc')
    }
  })
})

it('names one recipient, whatever the address holds', async () => {
  for (const email of [
    'a@example.com,b@example.com',
    'A <a@example.com>',
    'a@example.com; b@example.com',
    'a@example.com b@example.com',
  ]) {
    for (const { to, replyTo } of await renderAll({ email }))
      expect(to.email + replyTo?.email).not.toMatch(/[\s<>,;]/)
  }
})

it('cuts what is too long for a header between characters, and leaves the name in the subject', async () => {
  const [, , , , , , staff] = await renderAll({
    name: '😀'.repeat(300),
    destination: 'b'.repeat(300),
    groupSize: 'c'.repeat(300),
  })
  expect([...(staff?.subject ?? '')].length).toBeLessThanOrEqual(200)
  expect(staff?.subject).toMatch(/ – 😀{49}…$/u)
  expect(staff?.replyTo?.name).toBe(`${'😀'.repeat(199)}…`)
})

it('cuts the first words of an answer between characters', async () => {
  const text = `${'a'.repeat(89)}😀 b`
  const [answer] = sampleMails('en').filter(({ template }) => template === 'lead-answer')
  const { html } = await renderMail({ ...answer, text } as Mail, context)
  expect(html).not.toContain('\ufffd')
})

it('holds no words of a visitor in the subject of a mail to a visitor', async () => {
  const words = (await renderAll({ name: 'Winner', destination: 'Prize', message: 'Money' })).slice(
    0,
    4,
  )
  expect(words.map(({ subject }) => subject)).toEqual(
    (await renderAll({})).slice(0, 4).map(({ subject }) => subject),
  )
})

it('makes no link of what a visitor wrote', async () => {
  const broken = (text: string) => text.replaceAll('|', '\u200b')
  expect(visitorText('See https://evil.example/x')).toBe(broken('See https:|//evil.|example/x'))
  expect(visitorText('www.evil.example, mailto:x@evil.example')).toBe(
    broken('www.|evil.|example, mailto:x@evil.|example'),
  )
  expect(visitorText('evil。example evil．example evil｡example')).toBe(
    broken('evil。|example evil．|example evil｡|example'),
  )
  expect(visitorText('http:\\\\evil http:／／evil evil.\u00adexample')).toBe(
    broken('http:|\\\\evil http:|／／evil evil.|\u00adexample'),
  )
  expect(visitorText('1.2.3.4, http://10.20.30.255:80/x')).toBe(
    broken('1.|2.|3.|4, http:|//10.|20.|30.|255:80/x'),
  )
  expect(visitorText('x@evil.example/win evil.example?x@y')).toBe(
    broken('x@evil.|example/win evil.|example?x@y'),
  )
})

it('makes neither a link nor an element of what a visitor planned', async () => {
  const words = '<img src=x>\u202E https://evil.example/x'
  const days = [[{ kind: 'deal' as const, slug: 'x', title: words, note: words }]]
  const plan: TripPlan = { version: 1, start: '2026-12-03', days, extras: [] }
  const trips = sampleMails('en').flatMap((mail) =>
    'words' in mail && mail.words.kind === 'trip' ? [mail] : [],
  )
  expect(trips).toHaveLength(2)
  for (const mail of trips) {
    const message = await renderMail({ ...mail, words: { kind: 'trip', ...lead, plan } }, context)
    expect(message.html.includes('&lt;img src=x&gt;')).toBe(mail.template === 'submission-admin')
    expect(message.html).not.toContain('<img')
    expect(message.html + message.text).not.toMatch(/\p{Bidi_Control}|:\/\/evil\.example/u)
  }
})

it('leaves e-mail addresses, sums and sentences as they are', async () => {
  for (const text of [
    'ann.example@mail.example.com',
    '(ann@example.com),',
    '20.000.000 đ. Ok?',
    'One. Two… 8:30',
  ])
    expect(visitorText(text)).toBe(text)
})

it('takes out what turns the direction of the text after it', async () => {
  for (const message of await renderAll({ name: 'Ann\u202Egnp.exe', message: 'a\u2066b' })) {
    expect(JSON.stringify(message)).not.toMatch(/\p{Bidi_Control}/u)
  }
})

it.each([
  'https://evil.example/x',
  'javascript:alert(1)',
  'http://mangoroad.example/x',
  'https://mangoroad.example.evil.example/',
])('refuses to link to %s', async (url) => {
  const confirm: Mail = {
    template: 'newsletter-confirm',
    list: 'letter',
    language: 'vi',
    email: 'a@example.com',
    confirmUrl,
    unsubscribeUrl,
  }
  await expect(renderMail({ ...confirm, confirmUrl: url }, context)).rejects.toThrow(RangeError)
  await expect(renderMail({ ...confirm, unsubscribeUrl: url }, context)).rejects.toThrow(RangeError)
})

it('refuses a template of another version by its name', async () => {
  const stored: Mail = JSON.parse('{"template":"fax"}')
  await expect(renderMail(stored, context)).rejects.toThrow("there is no mail 'fax'")
})

it('stays below what Gmail shows, however much a visitor writes', async () => {
  const words = Object.fromEntries(
    fields.map((field) => [field, '"'.repeat(field === 'message' ? 5000 : 200)]),
  )
  for (const { html } of await renderAll(words))
    expect(new TextEncoder().encode(html).length).toBeLessThan(102_000)
})

it('has the same headers, links and elements, whatever a visitor writes', async () => {
  const plain = await renderAll(Object.fromEntries(fields.map((field) => [field, 'x'])))
  const telling = fc.constantFrom(...'<>"\'&:/.@\r\n\u2028 ahtps{}', '\ud83d', '\ude00')
  const wild = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: telling }))
  const words = fc.record(
    Object.fromEntries(fields.map((field) => [field, wild.map((text) => `a${text}b`)])),
  )
  await fc.assert(
    fc.asyncProperty(words, async (written) => {
      const messages = await renderAll(written)
      expect(messages.map(elementsOf)).toEqual(plain.map(elementsOf))
      expect(messages.map(linksOf)).toEqual(plain.map(linksOf))
      for (const message of messages) {
        for (const header of headersOf(message))
          expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u)
        expect([...message.subject].length).toBeLessThanOrEqual(200)
        expect((message.html + message.text).isWellFormed()).toBe(true)
      }
    }),
    { numRuns: inject('isDeep') ? 100 : 15 },
  )
})
