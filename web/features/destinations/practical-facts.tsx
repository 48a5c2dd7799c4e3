import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { VisitFactsBox } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import { FoldedBlock } from '../../ui/fold'
import { DayCosts } from './day-costs'
import { HospitalList } from './hospital-list'
import { WaysList } from './ways-list'

/** What somebody who books has to know: the ways there, a day's costs, the visit, and help. */
export function PracticalFacts({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('visit')
  const { slug, nameVi, nameEn, coordinates, ways, budgets, visit, hospitals = [] } = destination
  const name = text(destination, 'name', useLocale())
  return (
    <div className="border-line max-md:border-t md:columns-2 md:gap-12 md:*:mb-10 md:*:break-inside-avoid">
      {ways.length > 0 && (
        <FoldedBlock title={t('waysTitle')}>
          <WaysList ways={ways} />
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
      <FoldedBlock title={t('hospitalsTitle')}>
        <HospitalList hospitals={hospitals} targets={[{ nameVi, nameEn, destination: slug }]} />
      </FoldedBlock>
    </div>
  )
}
