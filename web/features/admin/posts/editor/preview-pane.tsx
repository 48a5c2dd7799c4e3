import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../../schema/locale'
import { buttonStyles } from '../../../../ui/button-styles'
import { failureText } from '../content/failure-text'
import { usePreview } from './use-preview'

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
  const { t: tShell } = useTranslation('shell')
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
          {t('posts.preview.failed')} {failureText(error, tShell)}
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
