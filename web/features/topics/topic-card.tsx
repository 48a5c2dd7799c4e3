import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { monthsOf } from '../../../schema/travel-dates'
import { isMostlyInSeason } from '../../domain/travel-dates/fit'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { SquareCard } from '../../ui/square-card'

const tagsShown = 3

interface TopicCardProps {
  topic: ShownTopicSummary
  category: ShownTopicCategory | undefined
  isInSeason: boolean
}

const TopicCard = memo(function TopicCard({ topic, category, isInSeason }: TopicCardProps) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  return (
    <SquareCard
      to={fillPath(paths.topic, { slug: topic.slug })}
      title={text(topic, 'title', locale)}
      picture={topic.image}
      tags={texts(topic, 'tags', locale).slice(0, tagsShown)}
      line={[category && text(category, 'name', locale), isInSeason && t('inSeason')]
        .filter(Boolean)
        .join(' · ')}
    />
  )
})

interface TopicsProps {
  topics: ShownTopicSummary[]
  categories: ShownTopicCategory[]
}

export function TopicGrid({ topics, categories }: TopicsProps) {
  const { dates } = useTravelDates()
  const months = dates && monthsOf(dates)
  return (
    <ul
      className={
        'grid gap-x-3.5 gap-y-4 xs:grid-cols-2 md:gap-x-6 md:gap-y-10 ' +
        (topics.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4')
      }
    >
      {topics.map((topic) => (
        <li key={topic.slug}>
          <TopicCard
            topic={topic}
            category={categories.find(({ id }) => id === topic.category)}
            isInSeason={months !== undefined && isMostlyInSeason(topic.relatedDestinations, months)}
          />
        </li>
      ))}
    </ul>
  )
}

export function TopicRail({ topics }: { topics: ShownTopicSummary[] }) {
  const locale = useLocale()
  return (
    <ol className="rail lg:rail-fit">
      {topics.map((topic, at) => (
        <li key={topic.slug}>
          <article
            className={
              'group relative flex h-full gap-x-3 gap-y-1 ' +
              'border-t-2 border-turmeric pt-2 lg:flex-col'
            }
          >
            <span aria-hidden="true" className="font-display text-3xl leading-none text-accent">
              {at + 1}
            </span>
            <h3 className="leading-snug font-semibold">
              <SiteLink
                to={fillPath(paths.topic, { slug: topic.slug })}
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {text(topic, 'title', locale)}
              </SiteLink>
            </h3>
          </article>
        </li>
      ))}
    </ol>
  )
}
