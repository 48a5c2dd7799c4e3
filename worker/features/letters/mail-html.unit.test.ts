import { caniemail } from 'caniemail'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { describe, expect, inject, it } from 'vitest'
import { type Locale, locales } from '../../../schema/locale'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { renderMail } from '../../platform/mail/render'
import { letterCards, letterPhoto, sampleLetter } from '../../testing/letters'
import { sampleMails, siteUrl } from '../../testing/mails'
import { drawLetter } from './render-letter'

const settings = {
  siteUrl,
  defaultLocale: 'vi',
  site: defaultSettings,
  tileUrl: '',
  hotelPartnerId: '',
  activityPartnerId: '',
} as const

/**
 * What pages must not do and mails must: tables that place things, attributes and styles for old
 * programs; and how React writes HTML.
 */
const mailRules: NonNullable<ConfigData['rules']> = {
  'doctype-html': 'off',
  'doctype-style': 'off',
  'no-inline-style': 'off',
  'no-deprecated-attr': 'off',
  'no-conditional-comment': 'off',
  'presentation-role-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
}

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: mailRules })

const letter = (language: Locale) =>
  drawLetter(
    {
      text: sampleLetter[language],
      language,
      readerLanguage: language,
      slug: 'thang-12',
      settings,
    },
    { cards: letterCards, photos: [letterPhoto] },
  )

/** The languages of a mail differ in their words alone: the short lane has one of them. */
const all = locales
  .filter((language) => inject('isDeep') || language === 'vi')
  .flatMap((language) => [
    { name: `a letter (${language})`, html: async () => (await letter(language)).html },
    ...sampleMails(language).map((mail) => ({
      name: `${mail.template} (${language})`,
      html: async () =>
        (await renderMail(mail, { siteUrl, defaultLocale: 'vi', site: defaultSettings })).html,
    })),
  ])

/** What some of the programs lack, and what their readers see then. */
const lacking: Record<string, string> = {
  '<style> element':
    'Gmail with a foreign account: no dark theme, the margins of a wide screen; everything else is inlined',
  'Type selector': 'the same',
  'Class selector': 'the same',
  '@media': 'the same, and Outlook for Windows',
  '<body> element': 'becomes a <div>; react-email has a table with the same ground in it',
  'border-radius': 'Outlook for Windows: square corners',
  'display:none':
    'Gmail on the phone web; opacity, height and size hide the line beside the subject as well',
  opacity: 'the same, in Outlook',
  overflow: 'the same',
  'word-break': 'a word longer than the column widens it',
  'table-layout': 'Outlook for Windows: the drawn hills differ a little in width',
  'target attribute': 'links open as the program wants',
  'role attribute': 'Outlook for Windows reads layout tables as tables',
  'aria-hidden attribute': 'the drawing, which has no words',
  'text-decoration-line': 'links keep their usual underline',
  outline: 'pictures have none anyway',
  'white-space': 'Outlook for Windows: lines of code run together',
}

describe.each(all)('$name', ({ html }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(await html())
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${ruleId}: ${message} ${line}:${column}`,
        ),
      ),
    ).toEqual([])
  })

  it('holds nothing that the mail programs of our readers lack', async () => {
    const { issues } = caniemail({
      clients: ['gmail.*', 'outlook.*', 'apple-mail.*'],
      html: await html(),
    })
    const found = [...issues.errors.values()].flat().map(({ title }) => title)
    expect([...new Set(found)].filter((title) => !(title in lacking))).toEqual([])
  })

  it('stays below what Gmail shows', async () => {
    expect(new TextEncoder().encode(await html()).length).toBeLessThan(100_000)
  })
})
