import { useSearchParams } from 'react-router-dom'
import { ListHero } from '../../components/list-hero'
import { TripForm } from '../../components/trip-form'
import type { TitledThing } from '../../content/search/titles'
import { useTranslation } from '../../i18n/use-translation'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { tripPrefill } from './prefill'

/** The trip form on a page of its own, filled from what the visitor came from. */
export function Screen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search] = useSearchParams()
  const things = useContent<TitledThing[]>('search/titles') ?? []
  return (
    <>
      <ListHero title={t('trips.title')} intro={t('trips.intro')} />
      <div className="page mt-10 max-w-4xl">
        <TripForm key={search.toString()} prefill={tripPrefill(search, things, locale, t)} />
      </div>
    </>
  )
}
