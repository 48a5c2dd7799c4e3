import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownRouteWay } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatDateOrNothing } from '../../../schema/time'
import { BookingLink } from '../../domain/partners/partner-link'
import { useWayWords } from '../../domain/visit/visit-words'
import { useLocale } from '../../lib/locale-context'

const anchorOf = (index: number) => `way-${index + 1}`

interface WaysProps {
  ways: readonly ShownRouteWay[]
}

export function WayTable({ ways }: WaysProps) {
  const { t } = useTranslation('routes')
  const locale = useLocale()
  const { nameOf, durationOf, fareOf, unitOf } = useWayWords()
  const cell = 'py-2.5 ps-2 align-baseline md:ps-6'
  return (
    <table className="w-full text-sm md:text-small">
      <caption className="pb-3 text-start">
        <span className="block font-display text-title font-semibold">{t('compare')}</span>
        <span className="text-muted">{t('doorToDoor')}</span>
      </caption>
      <thead className="border-b-2 border-ink text-sm">
        <tr>
          <th scope="col" className="py-2 text-start">
            {t('way')}
          </th>
          <th scope="col" className="ps-2 text-start md:ps-6">
            {t('time')}
          </th>
          <th scope="col" className="ps-2 text-start md:ps-6">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way, index) => (
          <tr key={anchorOf(index)} className="border-b border-line">
            <th scope="row" className="py-2.5 text-start align-baseline text-pretty">
              <a href={`#${anchorOf(index)}`} className="underline underline-offset-4">
                {nameOf(way)}
              </a>
            </th>
            <td className={cell}>{durationOf(way)}</td>
            <td className={cell}>
              {way.fare === undefined ? (
                <span className="text-muted">{t('noPrice')}</span>
              ) : (
                <>
                  {/* A range may break after its dash. */}
                  <strong className="font-semibold">{fareOf(way).replaceAll('\u2060', '')}</strong>
                  <span className="block text-muted md:text-sm">
                    {unitOf(way)}, {formatDateOrNothing(way.checkedOn, locale, 'monthYear')}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function WayList({ ways }: WaysProps) {
  const { t } = useTranslation('routes')
  return (
    <section>
      <h2 className="text-title">{t('ways')}</h2>
      <ol className="mt-2 grid md:mt-4 md:grid-cols-2 md:gap-x-12">
        {ways.map((way, index) => (
          <WayItem key={anchorOf(index)} id={anchorOf(index)} way={way} />
        ))}
      </ol>
    </section>
  )
}

const facts = ['frequency', 'hours', 'luggage'] as const

function WayItem({ id, way }: { id: string; way: ShownRouteWay }) {
  const { t } = useTranslation('routes')
  const locale = useLocale()
  const { nameOf } = useWayWords()
  const warning = text(way, 'warning', locale)
  const booking = text(way, 'booking', locale)
  return (
    <li id={id} className="scroll-mt-24 border-t border-line py-4">
      <h3 className="text-heading">{nameOf(way)}</h3>
      <p className="mt-1">{text(way, 'note', locale)}</p>
      <dl className="mt-2 text-small">
        {facts.map(
          (fact) =>
            text(way, fact, locale) && (
              <WayFact key={fact} name={t(fact)}>
                {text(way, fact, locale)}
              </WayFact>
            ),
        )}
        {(booking || way.bookingUrl) && (
          <WayFact name={t('booking')}>
            {booking} {way.bookingUrl && <BookingLink href={way.bookingUrl} />}
          </WayFact>
        )}
      </dl>
      {warning && (
        <p className="mt-2 border-s-2 border-turmeric ps-3 text-small">
          <strong className="font-semibold">{t('warning')}:</strong> {warning}
        </p>
      )}
    </li>
  )
}

function WayFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-muted not-first:mt-2">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
