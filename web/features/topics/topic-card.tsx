import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

interface TopicCardProps {
  topic: ShownTopicSummary
  category: ShownTopicCategory | undefined
}

/** The card of a topic: a square scene, its title below it, one line of facts. The whole card follows the title's link. */
const TopicCard = memo(function TopicCard({ topic, category }: TopicCardProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  return (
    <article className="group relative">
      <div className="poster">
        <Picture src={topic.image} alt="" format="square" sizes={pictureSizes.smallCard} className="h-auto w-full" />
      </div>
      <h3 className="mt-3 font-display text-[1.0625rem] leading-snug font-semibold md:text-lg lg:text-xl lg:leading-snug">
        <SiteLink to={fillPath(paths.topic, { slug: topic.slug })} className="after:absolute after:inset-0 group-hover:underline">
          {text(topic, 'title', locale)}
        </SiteLink>
      </h3>
      <p className="mt-1 truncate text-sm text-muted">
        {t('minutes', { count: topic.readTime })}
        {category && ` · ${text(category, 'name', locale)}`}
      </p>
    </article>
  )
})

interface TopicGridProps {
  topics: ShownTopicSummary[]
  categories: ShownTopicCategory[]
  /** Beside each other in one row that is swiped. */
  isRail?: boolean
}

export function TopicGrid({ topics, categories, isRail = false }: TopicGridProps) {
  const layout = isRail
    ? 'rail [--rail-card:9.75rem] md:[--rail-card:13.5rem]'
    : 'grid xs:grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-10'
  return (
    <ul className={layout}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} category={categories.find(({ id }) => id === topic.category)} />
        </li>
      ))}
    </ul>
  )
}
