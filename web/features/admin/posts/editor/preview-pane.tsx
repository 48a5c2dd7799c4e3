import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../../schema/locale'
import { writeApi } from '../../../../lib/api'
import { buttonStyles } from '../../../../ui/button-styles'
import { failureText, postApi } from '../content/post-api'

/** Links of the preview open beside the editor, which stays as it is. */
function openBeside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

interface PreviewPaneProps {
  markdown: string
  locale: Locale
  label: string
  /** Beside the editor it is as high as that, and scrolls. */
  isBeside: boolean
}

/** The text as visitors will read it. */
export function PreviewPane({ markdown, locale, label, isBeside }: PreviewPaneProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const { html, error, retry } = usePreview(markdown, locale, true)
  const isEmpty = html !== undefined && html.trim() === ''
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the arrow keys
      tabIndex={0}
      className={`min-h-40 min-w-0 overflow-auto rounded-control border border-dashed border-line bg-paper px-4 py-3 ${isBeside ? 'max-h-[calc(70vh+2.8rem)]' : ''}`}
    >
      {error !== undefined && (
        <p role="alert" className="mb-2 flex flex-wrap items-center gap-x-3 text-sm text-bad">
          {t('posts.preview.failed')} {failureText(error, t)}
          <button type="button" className={buttonStyles.quiet} onClick={retry}>
            {t('shell:retry')}
          </button>
        </p>
      )}
      {html === undefined && error === undefined && <div className="pulsing skeleton h-24" />}
      {isEmpty && <p className="text-muted">{t('posts.preview.empty')}</p>}
      {html !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is activated, by keyboard as well
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires its click
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the Worker escapes raw HTML and allow-lists links
        <div className="prose" lang={locale} onClick={openBeside} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}

const quietMs = 400

interface Preview {
  /** Safe HTML from the site's own renderer; the last one while the next is on its way. */
  html: string | undefined
  error: unknown
  retry: () => void
}

/** The Markdown as the site will show it, rendered by the Worker a moment after the last letter; nothing is asked while it is not wanted. */
function usePreview(markdown: string, locale: Locale, isWanted: boolean): Preview {
  const [html, setHtml] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same text again
  useEffect(() => {
    if (!isWanted) return
    let isLast = true
    const timer = window.setTimeout(async () => {
      try {
        const response = await writeApi('POST', postApi.preview, { markdown, locale })
        const answer: { html: string } = await response.json()
        if (!isLast) return
        setHtml(answer.html)
        setError(undefined)
      } catch (reason) {
        console.debug('the preview was not rendered', reason)
        if (isLast) setError(reason)
      }
    }, quietMs)
    return () => {
      isLast = false
      window.clearTimeout(timer)
    }
  }, [markdown, locale, isWanted, tries])

  return { html, error, retry: () => setTries((count) => count + 1) }
}
