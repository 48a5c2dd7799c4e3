import { useTranslation } from 'react-i18next'
import type { TopicCategoryId } from '../../../schema/content/choices'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
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
    <section className="page mt-20" aria-labelledby="summaries-heading">
      <SectionHeading id="summaries-heading" title={t('summariesHeading')} />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => {
          const own = topics.filter((topic) => topic.category === category.id)
          const name = text(category, 'name', locale)
          return (
            <li key={category.id} className="flex flex-col rounded-card border border-line bg-card p-6">
              <h3 className="text-heading">{name}</h3>
              <p className="mt-1 text-muted">{text(category, 'description', locale)}</p>
              <p className="mt-4 text-sm font-semibold">{t('popular')}</p>
              <ul className="mt-1 mb-5">
                {own.slice(0, popularShown).map((topic) => (
                  <li key={topic.id} className="border-b border-line py-1.5">
                    <SiteLink to={fillPath(paths.topic, { slug: topic.slug })} className="inline-block min-h-6 hover:underline">
                      {text(topic, 'title', locale)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <ListLink
                href={`${list}?category=${category.id}`}
                className={`${buttonStyles.secondary} mt-auto self-start`}
                onFollow={() => onChoose(category.id)}
              >
                {t('exploreAll', { name })}
              </ListLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
