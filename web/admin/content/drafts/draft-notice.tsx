import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { formatInstant } from '../../kit/format-instant'
import { ViewHeader } from '../../kit/view-header'
import { Differences } from '../revisions/differences'

interface DraftNoticeProps extends ComponentProps<typeof Differences> {
  title: string
  keptAt: string
  saved: { who: string; at: string }
  onContinue: () => void
  onDiscard: () => void
}

export function DraftNotice({
  title,
  keptAt,
  saved,
  onContinue,
  onDiscard,
  ...compared
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
        <PageSection>
          <Differences {...compared} />
        </PageSection>
      </section>
    </>
  )
}
