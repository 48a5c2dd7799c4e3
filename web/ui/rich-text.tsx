import type { MouseEvent } from 'react'
import { localePrefix } from '../../schema/locale'
import { useLocale } from '../lib/locale-context'
import { useSiteNavigate } from '../lib/navigation'
import { useSettings } from '../lib/page-data'

/** HTML that the Worker rendered from Markdown, raw HTML escaped and link schemes allow-listed. */
export function RichText({ html, lang }: { html: string; lang: string }) {
  const navigate = useSiteNavigate()
  const prefix = localePrefix(useLocale(), useSettings().defaultLocale)

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
  return <div className="prose" lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
