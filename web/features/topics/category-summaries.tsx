import { useTranslation } from 'react-i18next'
import type { TopicCategoryId } from '../../../schema/content/choices'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { ListLink } from '../../ui/query-link'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

const popularShown = 3

interface CategorySummariesProps {
  categories: ShownTopicCategory[]
  topics: ShownTopicSummary[]
  onChoose: (category: TopicCategoryId) => void
}

export function CategorySummaries({ categories, topics, onChoose }: CategorySummariesProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const list = useSiteHref(paths.topics)
  return (
    <section className="page mt-14 md:mt-20" aria-labelledby="summaries-heading">
      <SectionHeading id="summaries-heading" title={t('summariesHeading')} />
      <div className="grid gap-x-8 md:grid-cols-2 md:items-start lg:grid-cols-3">
        {categories.map((category) => {
          const own = topics.filter((topic) => topic.category === category.id)
          const name = text(category, 'name', locale)
          return (
            <Fold key={category.id} title={<h3 className="text-heading">{name}</h3>}>
              <p className="text-muted">{text(category, 'description', locale)}</p>
              <p className="mt-3 text-sm font-semibold">{t('popular')}</p>
              <ul className="mb-2">
                {own.slice(0, popularShown).map((topic) => (
                  <li key={topic.id}>
                    <SiteLink to={fillPath(paths.topic, { slug: topic.slug })} className="inline-block min-h-6 py-1.5 hover:underline">
                      {text(topic, 'title', locale)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <ListLink href={`${list}?category=${category.id}`} className={buttonStyles.quiet} onFollow={() => onChoose(category.id)}>
                {t('exploreAll', { name })}
              </ListLink>
            </Fold>
          )
        })}
      </div>
    </section>
  )
}
