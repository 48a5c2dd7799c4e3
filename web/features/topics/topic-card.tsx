import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { SquareCard } from '../../ui/square-card'

interface TopicCardProps {
  topic: ShownTopicSummary
  category: ShownTopicCategory | undefined
}

const TopicCard = memo(function TopicCard({ topic, category }: TopicCardProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const facts = [t('minutes', { count: topic.readTime }), category && text(category, 'name', locale)]
  return (
    <SquareCard
      to={fillPath(paths.topic, { slug: topic.slug })}
      title={text(topic, 'title', locale)}
      picture={topic.image}
      line={facts.filter(Boolean).join(' · ')}
    />
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
