import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { ConfirmButton } from '../../kit/confirm-button'
import { formatInstant } from '../../kit/format-instant'

export function ContinuedDraft({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  const { t } = useTranslation('admin')
  const time = formatInstant(keptAt, useLocale())
  return (
    <div
      role="status"
      className={
        'mb-4 flex flex-wrap items-center gap-x-4 rounded-card ' +
        'border border-line bg-card px-4 py-1 text-sm'
      }
    >
      <p>{t('kit.drafts.continued', { time })}</p>
      <ConfirmButton
        className={buttonStyles.quiet}
        title={t('kit.drafts.discardAsk')}
        text={t('kit.drafts.discardText')}
        action={t('kit.drafts.discard')}
        onConfirm={onDiscard}
      >
        {t('kit.drafts.discard')}
      </ConfirmButton>
    </div>
  )
}
