import { useTranslation } from 'react-i18next'
import { EditorNote } from '../../domain/trips/editor-note'
import { TripForm } from '../../domain/trips/trip-form'
import { useSiteSettings } from '../../lib/page-data'

export function TripRequest() {
  const { t } = useTranslation(['home', 'trips'])
  return (
    <section
      id="trip-plan-form"
      className="scroll-mt-16 bg-night text-on-night"
      aria-labelledby="plan-heading"
    >
      <div className="page grid gap-x-14 gap-y-5 py-8 md:py-20 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="plan-heading" className="text-title">
            {t('promoTitle')}
          </h2>
          <p className="mt-3 max-w-lg text-on-night-muted md:text-lg">{t('promoText')}</p>
          <SupportClaim />
          <EditorNote className="mt-5" />
        </div>
        <div className="text-ink">
          <TripForm />
        </div>
      </div>
    </section>
  )
}

export function SupportClaim() {
  const { t } = useTranslation('home')
  const { support } = useSiteSettings().claims
  return (
    support && <p className="mt-3 font-semibold text-turmeric">{t('promoClaim', { support })}</p>
  )
}
