import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { budgetStyles } from '../../../schema/content/choices'
import type { ShownDestination, ShownWay } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { ShowMeButton, type ShowMeCards } from '../../domain/show-me/show-me-button'
import { FactsSources, VisitFactsBox } from '../../domain/visit/visit-facts-box'
import { priceWithCash, useWayWords } from '../../domain/visit/visit-words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Fold, FoldedBlock } from '../../ui/fold'
import { SiteLink } from '../../ui/site-link'

export function PracticalFacts({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('visit')
  const { slug, nameVi, nameEn, coordinates, ways, budgets, visit, hospitals = [] } = destination
  const name = text(destination, 'name', useLocale())
  return (
    <div
      className={
        'border-line max-md:border-t md:columns-2 ' + 'md:gap-12 md:*:mb-10 md:*:break-inside-avoid'
      }
    >
      {ways.length > 0 && (
        <FoldedBlock title={t('waysTitle')}>
          <TransportOptions ways={ways} />
        </FoldedBlock>
      )}
      {budgets && (
        <FoldedBlock title={t('costsTitle')}>
          <DayCosts budgets={budgets} />
        </FoldedBlock>
      )}
      {visit && (
        <FoldedBlock title={t('title')}>
          <VisitFactsBox visit={visit} name={name} at={coordinates} />
        </FoldedBlock>
      )}
      <FoldedBlock title={t('hospitalsTitle')} id="hospitals">
        <HospitalList hospitals={hospitals} targets={[{ nameVi, nameEn, destination: slug }]} />
      </FoldedBlock>
    </div>
  )
}

function DayCosts({ budgets }: { budgets: NonNullable<ShownDestination['budgets']> }) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const levels = budgetStyles.flatMap((style) => {
    const cost = budgets[style]
    return cost === undefined ? [] : [{ style, cost }]
  })
  return (
    <>
      {levels.length > 0 && (
        <dl className="mb-2 text-small">
          {levels.map(({ style, cost }) => (
            <Fragment key={style}>
              <dt className="text-sm text-muted not-first:mt-2">{t(`budgets.${style}`)}</dt>
              <dd className="font-semibold">{priceWithCash([cost], locale, vndPerUsd)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">
        {levels.length > 0 && `${t('costsNote')} `}
        {text(budgets, 'note', locale)}
      </p>
      <FactsSources checked={[budgets]} />
    </>
  )
}

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

function HospitalList({ hospitals, targets }: HospitalListProps) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  return (
    <div className="text-small">
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
          <li key={text(hospital, 'name', locale)} className="mt-3">
            <strong translate="no" className="block font-semibold">
              {text(hospital, 'name', locale)}
            </strong>
            {text(hospital, 'address', locale)}
            {hospital.phone && (
              <>
                ,{' '}
                <a
                  href={`tel:${hospital.phone.replace(/^0/, '+84').replaceAll(' ', '')}`}
                  className={`whitespace-nowrap ${phoneLink}`}
                >
                  {hospital.phone}
                </a>
              </>
            )}
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

const placesShown = 4
const wayLink = 'text-accent underline underline-offset-4'

function TransportOptions({ ways }: { ways: readonly ShownWay[] }) {
  const { t } = useTranslation('visit')
  const ids = [...new Set(ways.map(({ place }) => place.id))]
  const more = ids.slice(placesShown)
  return (
    <>
      <TransportFrom ids={ids.slice(0, placesShown)} ways={ways} />
      {more.length > 0 && (
        <Fold title={t('moreWays', { count: more.length })}>
          <TransportFrom ids={more} ways={ways} />
        </Fold>
      )}
      <FactsSources
        checked={ways.flatMap(({ sources, checkedOn }) => (sources ? { sources, checkedOn } : []))}
      />
    </>
  )
}

function TransportFrom({ ids, ways }: { ids: readonly string[]; ways: readonly ShownWay[] }) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { nameOf, timeOf, fareOf, unitOf } = useWayWords()
  return (
    <dl className="text-small">
      {ids.map((id) => {
        const own = ways.filter(({ place }) => place.id === id)
        const route = own[0]?.route
        return (
          <Fragment key={id}>
            <dt className="font-semibold not-first:mt-2">
              <SiteLink
                to={fillPath(paths.destination, { slug: id })}
                className={`inline-flex min-h-6 items-center ${wayLink}`}
              >
                {own[0] && text(own[0].place, 'name', locale)}
              </SiteLink>
            </dt>
            {own.map((way) => (
              <dd key={`${way.mode} ${way.nameEn} ${way.travelHours}`} className="mt-1">
                {[
                  `${nameOf(way)}, ${timeOf(way)}`,
                  fareOf(way) + (way.perVehicle || way.fareIsPart ? ` ${unitOf(way)}` : ''),
                ]
                  .filter(Boolean)
                  .join('; ')}
                {text(way, 'note', locale) && (
                  <span className="block text-sm text-muted">{text(way, 'note', locale)}</span>
                )}
              </dd>
            ))}
            {route && (
              <dd className="mt-1 text-sm">
                <SiteLink to={fillPath(paths.route, { slug: route })} className={wayLink}>
                  {t('routePage')}
                </SiteLink>
              </dd>
            )}
          </Fragment>
        )
      })}
    </dl>
  )
}
