import { BedDouble, Bike, type LucideIcon, Plane, Route, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DealCategoryId } from '../../../schema/content/choices'
import type { ShownDealCategory } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { ListLink } from '../../ui/query-link'
import type { ShownDealSummary } from './filter'

const icons: Record<DealCategoryId, LucideIcon> = {
  accommodation: BedDouble,
  tours: Route,
  transport: Plane,
  dining: UtensilsCrossed,
  activities: Bike,
}

interface DealCategoriesProps {
  categories: ShownDealCategory[]
  deals: ShownDealSummary[]
  onChoose: (category: DealCategoryId) => void
}

export function DealCategories({ categories, deals, onChoose }: DealCategoriesProps) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  const list = useSiteHref(paths.deals)
  return (
    <section className="page mt-5 md:mt-10" aria-labelledby="deal-categories-heading">
      <h2 id="deal-categories-heading" className="sr-only">
        {t('categoriesHeading')}
      </h2>
      <ul className="rail rail-card-content md:rail-card-44 lg:rail-fit">
        {categories.map((category) => {
          const Icon = icons[category.id]
          return (
            <li
              key={category.id}
              className={
                'relative rounded-card border border-line bg-card p-3.5 ' +
                'hover:border-ink max-sm:flex max-sm:items-center max-sm:gap-3 ' +
                'md:p-5'
              }
            >
              <Icon className="size-6 shrink-0 text-accent" />
              <h3 className="text-lg grow">
                <ListLink
                  href={`${list}?category=${category.id}`}
                  className="after:absolute after:inset-0"
                  onFollow={() => {
                    onChoose(category.id)
                    document.getElementById('deals-heading')?.scrollIntoView({ block: 'center' })
                  }}
                >
                  {text(category, 'name', locale)}
                </ListLink>
              </h3>
              <p className="mt-1 text-sm text-muted max-sm:hidden">
                {text(category, 'description', locale)}
              </p>
              <p className="text-sm font-semibold md:mt-3">
                {t('count', {
                  count: deals.filter((deal) => deal.category === category.id).length,
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
