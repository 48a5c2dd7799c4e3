import { useTranslation } from 'react-i18next'
import type { BookableTourView } from '../../../schema/api/bookings'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { FactList } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { useWords } from './words'

/** What is bought, from whom, and on which terms. */
export function TourTerms({ tour }: { tour: BookableTourView }) {
  const { t } = useTranslation('bookings')
  const { image, imageAlt, inclusions, terms, schedule } = tour
  return (
    <aside className="grid content-start gap-8">
      <div className="poster max-lg:hidden">
        <Picture
          src={image}
          alt={imageAlt}
          format="square"
          sizes={pictureSizes.card}
          className="aspect-4/3 w-full object-cover"
        />
      </div>
      <FactList title={t('inclusions')} facts={inclusions} />
      <FactList title={t('terms')} facts={terms} />
      <Cancellation schedule={schedule} />
      <section>
        <h2 className="text-heading">{t('from')}</h2>
        <Company />
      </section>
    </aside>
  )
}

export function Cancellation({ schedule }: { schedule: TourSchedule }) {
  const { t } = useTranslation('bookings')
  const { cancellation } = useWords()
  const { leastGuests: least, cutOffHours: hours } = schedule
  return (
    <FactList
      title={t('cancellation')}
      facts={[...cancellation(schedule), t('changeTerm', { hours }), t('cancelByUs', { least })]}
    />
  )
}

export function Company() {
  const locale = useLocale()
  const { company, offices } = useSiteSettings()
  const [office] = offices
  return (
    <p className="mt-3">
      {company.legalName}
      {office && <span className="block">{text(office, 'address', locale)}</span>}
      <a href={`mailto:${company.email}`} className="text-accent underline underline-offset-4">
        {company.email}
      </a>
    </p>
  )
}
