import { useTranslation } from 'react-i18next'
import type { ShownTopicCategory, ShownTopicSummary } from '../../content/topics/types'
import { SectionHeading } from '../../ui/section-heading'
import { TopicCard } from './topic-card'

interface TrendingTopicsProps {
  topics: ShownTopicSummary[]
  categories: ShownTopicCategory[]
}

/** All featured topics. The first of an odd number is as wide as two, so that the rows come out even. */
export function TrendingTopics({ topics, categories }: TrendingTopicsProps) {
  const { t } = useTranslation('topics')
  const featured = topics.filter((topic) => topic.featured)
  const hasLead = featured.length % 2 === 1
  return (
    <section className="page mt-20" aria-labelledby="trending-heading">
      <SectionHeading id="trending-heading" title={t('trendingHeading')} />
      <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {featured.map((topic, index) => {
          const isLead = hasLead && index === 0
          return (
            <li key={topic.id} className={isLead ? 'sm:col-span-2' : ''}>
              <TopicCard topic={topic} category={categories.find(({ id }) => id === topic.category)} isLead={isLead} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
