import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { ShowMeButton, type ShowMeCards } from '../../domain/show-me/show-me-button'
import { FactsSources } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'

const emergencyNumbers = [
  { key: 'rescue', number: '112' },
  { key: 'police', number: '113' },
  { key: 'fire', number: '114' },
  { key: 'ambulance', number: '115' },
] as const

const phoneLink = 'font-semibold text-accent underline underline-offset-4'

interface HospitalListProps {
  hospitals: NonNullable<ShownDestination['hospitals']>
  targets: ShowMeCards['targets']
}

/** Whom to call, where to go and what to say when somebody falls ill. */
export function HospitalList({ hospitals, targets }: HospitalListProps) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  return (
    <div className="text-[0.9375rem]">
      <p>
        {t('emergency')}:{' '}
        {emergencyNumbers.map(({ key, number }, index) => (
          <Fragment key={key}>
            {index > 0 && ', '}
            <a href={`tel:${number}`} className={phoneLink}>
              {number}
            </a>{' '}
            {t(`emergencyNumbers.${key}`)}
          </Fragment>
        ))}
        .
      </p>
      <ul>
        {hospitals.map((hospital) => (
          <li key={hospital.phone} className="mt-3">
            <strong translate="no" className="block font-semibold">
              {text(hospital, 'name', locale)}
            </strong>
            {text(hospital, 'address', locale)},{' '}
            <a
              href={`tel:${hospital.phone.replace(/^0/, '+84').replaceAll(' ', '')}`}
              className={`whitespace-nowrap ${phoneLink}`}
            >
              {hospital.phone}
            </a>
            {text(hospital, 'note', locale) && (
              <span className="block text-sm text-muted">{text(hospital, 'note', locale)}</span>
            )}
          </li>
        ))}
      </ul>
      <FactsSources checked={hospitals} />
      <ShowMeButton
        label={t('pharmacy')}
        targets={targets}
        groups={['pharmacy', 'help']}
        className={buttonStyles.quiet}
      />
    </div>
  )
}
