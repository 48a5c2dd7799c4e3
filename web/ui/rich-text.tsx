import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardFacts, withCardContents } from '../../schema/content-cards'
import { localePrefix } from '../../schema/locale'
import { useLocale } from '../lib/locale-context'
import { useSiteNavigate } from '../lib/navigation'
import { useSettings, useSiteSettings } from '../lib/page-data'
import { useNightCondition } from '../lib/theme'
import { cardHtml, cardNote } from './card-facts'

interface RichTextProps {
  /** What the Worker rendered from Markdown, raw HTML escaped and link schemes allow-listed. */
  html: string
  lang: string
  /** What its cards show; one that is not among them shows its words alone. */
  cards?: readonly CardFacts[]
}

export function RichText({ html, lang, cards = [] }: RichTextProps) {
  const { t } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const locale = useLocale()
  const prefix = localePrefix(locale, useSettings().defaultLocale)
  const { vndPerUsd } = useSiteSettings()
  const night = useNightCondition()
  const filled = withCardContents(html, (href, words) => {
    const card = cards.find(({ path }) => prefix + path === href)
    return card ? cardHtml(card, { words, note: cardNote(card, { locale, vndPerUsd, t }), night }) : words
  })

  /** Links within the site stay in the app. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const path = link.getAttribute('href') ?? ''
    if (!path.startsWith(`${prefix}/`)) return
    event.preventDefault()
    navigate(path.slice(prefix.length))
  }

  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is activated, by keyboard as well
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires its click
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is safe, see above
  return <div className="prose" lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: filled }} />
}
