import { useTranslation } from 'react-i18next'
import type { LetterWarning } from '../../../../schema/api/letters'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'

interface MailChecksProps {
  bytes: number
  warnings: readonly LetterWarning[]
}

/** How large a mail is, and what is to be looked at before it goes out. */
export function MailChecks({ bytes, warnings }: MailChecksProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()

  function wordsOf({ kind, where }: LetterWarning): string {
    const words = t(`letters.warnings.${kind}`)
    return where === undefined
      ? words
      : t('letters.warningAt', { words: words.replace(/\.$/, ''), where })
  }

  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p className="text-sm text-muted">
        {t('letters.preview.size', { size: formatNumber(Math.round(bytes / 102.4) / 10, locale) })}{' '}
        {t('letters.preview.sizeHint')}
      </p>
      {warnings.length === 0 ? (
        <p className="mt-1 text-good">{t('letters.preview.fine')}</p>
      ) : (
        <>
          <p className="mt-1 font-semibold">
            {t('letters.preview.warnings', { count: warnings.length })}
          </p>
          <ul className="mt-1 list-disc ps-5 wrap-anywhere">
            {warnings.map((warning) => (
              <li key={`${warning.kind} ${warning.where}`}>{wordsOf(warning)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
