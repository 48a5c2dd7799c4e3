import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'

interface PlainTextProps {
  locale: Locale
  text: string
  /** Whether an editor has written it. */
  isWritten: boolean
  onWrite: () => void
  onUnwrite: () => void
}

/** The plain-text part, which an editor may take over. */
export function PlainText({ locale, text, isWritten, onWrite, onUnwrite }: PlainTextProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        {t(isWritten ? 'letters.preview.plainWritten' : 'letters.preview.plainMade')}
      </p>
      <section
        lang={locale}
        aria-label={t('letters.preview.plainText')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the arrow keys
        tabIndex={0}
        className="max-h-[60vh] overflow-auto rounded-card border border-line bg-card p-4 text-sm"
      >
        <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
      <div>
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={isWritten ? onUnwrite : onWrite}
        >
          {t(isWritten ? 'letters.preview.unwrite' : 'letters.preview.write')}
        </button>
      </div>
    </div>
  )
}
