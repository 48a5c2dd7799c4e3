import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { EmailForm } from '../newsletter/newsletter-form'
import { bookingLink } from './season'

/** A page that renders it must list `orchard` in its `forms`. */
export function OrchardNotice({ tour }: { tour: ShownDeal | undefined }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const isBookable = tour && bookingLink(tour, today)
  const opening =
    tour && !isLive(tour, today)
      ? formatDate(dealDates(tour.window, today).validFrom, locale, 'season')
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
