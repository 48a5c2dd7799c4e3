import { useTranslation } from 'react-i18next'
import { type DealWindow, dealDates, isLive } from '../../../schema/deal-dates'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { EmailForm } from '../newsletter/newsletter-form'

interface OrchardNoticeProps {
  window: DealWindow | undefined
  /** Whether days can be booked already. */
  isBookable?: boolean
}

/** A page that renders it must list `orchard` in its `forms`. */
export function OrchardNotice({ window, isBookable = false }: OrchardNoticeProps) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const opening =
    window && !isLive({ window }, today)
      ? formatDate(dealDates(window, today).validFrom, locale, 'season')
      : undefined
  return (
    <section
      aria-labelledby="orchard-notice"
      className="rounded-card border border-line bg-card p-5 card-shadow md:p-8"
      data-print="hide"
    >
      <h2 id="orchard-notice" className="text-heading">
        {isBookable
          ? t('notice.titleBookable')
          : opening
            ? t('notice.titleFrom', { day: opening })
            : t('notice.title')}
      </h2>
      <p className="mt-2 mb-5 max-w-xl text-muted">{t('notice.intro')}</p>
      <EmailForm name="orchard" />
    </section>
  )
}
