import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { openBeside } from '../../../lib/open-beside'
import { buttonStyles } from '../../../ui/button-styles'
import { useErrorText } from '../../kit/use-attempt'
import { usePreview } from '../../kit/use-preview'
import { postApi } from '../content/post-api'

interface PreviewPaneProps {
  markdown: string
  locale: Locale
  label: string
  /** As high as the editor beside it. */
  isBeside: boolean
}

export function PreviewPane({ markdown, locale, label, isBeside }: PreviewPaneProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const errorText = useErrorText()
  const { preview, error, retry } = usePreview<{ html: string }>(postApi.preview, {
    markdown,
    locale,
  })
  const html = preview?.answer.html
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
          {t('posts.preview.failed')} {errorText(error)}
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
        <div
          className="prose"
          lang={locale}
          onClick={openBeside}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the Worker escapes raw HTML and allow-lists links
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </section>
  )
}
