import { Heading, render, Text } from 'react-email'
import type { PublicSettings } from '../../../schema/content/site-settings'
import { cardTitle } from '../../../schema/content-cards'
import { escapeHtml } from '../../../schema/html'
import type { LetterText } from '../../../schema/letters'
import type { Locale } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import type { Photo } from '../../../schema/photo-texts'
import { site } from '../../../schema/site'
import { fillForReaders, readFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import type { Database } from '../../platform/db/database'
import { MailFooter, MailPage } from '../../platform/mail/components/mail-page'
import { set, setTitle } from '../../platform/mail/look'
import { linkText, wrap } from '../../platform/mail/plain-text'
import { fill, mailTexts, senderOf } from '../../platform/mail/texts/mail-texts'
import type { Link } from '../../platform/mail/types'
import { LetterBody, type LetterParts } from './components/letter-body'
import { type LetterCard, readLetterCards } from './letter-cards'
import { letterUrl, screenPathOf } from './letter-links'
import { letterPicture } from './letter-pictures'
import { letterText } from './letter-text'
import { loneLink, nodesIn, parseLetter, wordsOf } from './letter-tree'

/** Placeholders for a reader's own links, so that a letter is rendered once for all readers. */
export const readerMarks = {
  preferences: 'https://reader.invalid/preferences',
  unsubscribe: 'https://reader.invalid/unsubscribe',
} as const

export interface RenderedLetter {
  subject: string
  html: string
  text: string
  links: string[]
}

interface RenderInput {
  text: LetterText
  /** Of the text; readers of the other language get a note. */
  language: Locale
  readerLanguage: Locale
  slug?: string
  settings: PublicSettings
  linkOf?: (url: string) => string
}

function footerOf({ language, readerLanguage, slug, settings }: RenderInput): {
  texts: string[]
  links: Link[]
} {
  const { letter: words, privacy, unsubscribe } = mailTexts[readerLanguage]
  const { siteUrl, defaultLocale } = settings
  const page =
    slug === undefined
      ? undefined
      : absoluteUrl(siteUrl, fillPath(paths.letter, { slug }), language, defaultLocale)
  return {
    texts: [fill(words.why, { site: site.name }), senderOf(readerLanguage, settings.site)],
    links: [
      { label: words.preferences, url: readerMarks.preferences },
      { label: unsubscribe, url: readerMarks.unsubscribe },
      ...(page === undefined ? [] : [{ label: words.browser, url: page }]),
      { label: privacy, url: absoluteUrl(siteUrl, paths.privacy, readerLanguage, defaultLocale) },
    ],
  }
}

interface Shown {
  cards: LetterCard[]
  photos: Photo[]
}

export async function renderLetter(db: Database, input: RenderInput): Promise<RenderedLetter> {
  const { language, settings } = input
  const facts = await readFacts(db)
  const { content: text, photos } = await fillPhotos(
    db,
    fillForReaders(input.text, facts, language),
  )
  const at = nodesIn(parseLetter(text.content)).flatMap((node) => {
    const link = node.type === 'paragraph' ? loneLink(node, cardTitle) : undefined
    return (link && screenPathOf(link.url, language, settings)) ?? []
  })
  const stored = await readLetterCards(db, { at, language, vndPerUsd: settings.site.vndPerUsd })
  const { content: cards, photos: ofCards } = await fillPhotos(
    db,
    fillForReaders(stored, facts, language),
  )
  return drawLetter({ ...input, text }, { cards, photos: [...photos, ...ofCards] })
}

function partsOf(
  { language, settings, linkOf = (url) => url }: RenderInput,
  { cards, photos }: Shown,
): LetterParts {
  const pictures = { language, siteUrl: settings.siteUrl, photos }
  const hrefOf = (url: string) => {
    const address = letterUrl(url, language, settings)
    return address?.startsWith('http') ? linkOf(address) : address
  }
  return {
    hrefOf,
    cardOf(link) {
      const path = screenPathOf(link.url, language, settings)
      const card = cards.find((one) => one.path === path)
      const url = hrefOf(link.url)
      if (!card || url === undefined) return undefined
      const picture = letterPicture(card.image, pictures, 'card')
      return {
        ...card,
        name: wordsOf(link.children) || card.name,
        url,
        ...(picture && { picture }),
      }
    },
    pictureOf: (url) => letterPicture(url, pictures),
  }
}

export async function drawLetter(input: RenderInput, shown: Shown): Promise<RenderedLetter> {
  const { language, readerLanguage, settings, text } = input
  const { subject, preview, content, plain } = text
  const tree = parseLetter(content)
  const parts = partsOf(input, shown)
  const footer = footerOf(input)
  const notice = readerLanguage === language ? undefined : mailTexts[readerLanguage].letter.onlyIn
  const html = await render(
    <MailPage
      language={language}
      subject={subject}
      preview={preview}
      footer={<MailFooter {...footer} lang={readerLanguage} />}
    >
      {notice !== undefined && (
        <Text
          className="muted"
          lang={readerLanguage}
          style={set(14, 'muted', { margin: '0 0 18px' })}
        >
          {notice}
        </Text>
      )}
      <Heading className="ink display title" style={setTitle(29, { margin: '0 0 18px' })}>
        {subject}
      </Heading>
      <LetterBody nodes={tree.children} parts={parts} />
    </MailPage>,
  )
  const head = `${wrap(subject)}\n${'='.repeat(Math.min(subject.length, 72))}`
  const body = plain ?? `${head}\n\n${letterText(tree.children, parts)}`
  const foot = [
    '-'.repeat(40),
    ...footer.texts.map((line) => wrap(line)),
    ...footer.links.map(linkText),
  ]
  const addresses = nodesIn(tree).flatMap((node) =>
    node.type === 'link' ? (letterUrl(node.url, language, settings) ?? []) : [],
  )
  return {
    subject,
    html,
    text: `${[...(notice === undefined ? [] : [wrap(notice)]), body, ...foot].join('\n\n')}\n`,
    links: [...new Set(addresses.filter((address) => address.startsWith('http')))],
  }
}

type ReaderUrls = Record<keyof typeof readerMarks, string>

export function letterFor(letter: RenderedLetter, own: ReaderUrls): RenderedLetter {
  const filled = (value: string, { preferences, unsubscribe }: ReaderUrls) =>
    value
      .replaceAll(readerMarks.preferences, preferences)
      .replaceAll(readerMarks.unsubscribe, unsubscribe)
  const escaped = {
    preferences: escapeHtml(own.preferences),
    unsubscribe: escapeHtml(own.unsubscribe),
  }
  return { ...letter, html: filled(letter.html, escaped), text: filled(letter.text, own) }
}

export function linksWithoutReader(
  { siteUrl, defaultLocale }: PublicSettings,
  language: Locale,
): ReaderUrls {
  const urlOf = (path: string) => absoluteUrl(siteUrl, path, language, defaultLocale)
  return {
    preferences: urlOf(paths.newsletterPreferences),
    unsubscribe: urlOf(paths.newsletterUnsubscribe),
  }
}
