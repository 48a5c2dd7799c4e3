import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { ConfirmButton } from '../../kit/confirm-button'
import { formatInstant } from '../../kit/format-instant'
import { ViewHeader } from '../../kit/view-header'
import { Waiting } from '../../waiting'

interface DraftNoticeProps {
  title: string
  keptAt: string
  saved: { who: string; at: string }
  onContinue: () => void
  onDiscard: () => void
  children: ReactNode
}

export function DraftNotice({
  title,
  keptAt,
  saved,
  onContinue,
  onDiscard,
  children,
}: DraftNoticeProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <>
      <ViewHeader title={title} />
      <section
        aria-labelledby="draft-notice"
        className="max-w-3xl rounded-card border border-line bg-card p-5"
      >
        <h2 id="draft-notice" className="text-heading">
          {t('kit.drafts.found')}
        </h2>
        <p className="mt-1">{t('kit.drafts.keptAt', { time: formatInstant(keptAt, locale) })}</p>
        <p className="mt-2 font-semibold text-bad">
          {t('kit.drafts.outdated', {
            time: formatInstant(saved.at, locale),
            who: saved.who || t('kit.nobody'),
          })}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" className={buttonStyles.primary} onClick={onContinue}>
            {t('kit.drafts.continue')}
          </button>
          <button type="button" className={buttonStyles.secondary} onClick={onDiscard}>
            {t('kit.drafts.discard')}
          </button>
        </div>
        <h3 className="mt-6 mb-2 font-semibold">{t('kit.drafts.differences')}</h3>
        <PageSection fallback={<Waiting />}>{children}</PageSection>
      </section>
    </>
  )
}

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
