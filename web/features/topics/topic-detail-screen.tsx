import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { topicCategories } from '../../../schema/content/categories'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { SectionEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { PlacesFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { pagePart } from '../../ui/page-part'
import { PosterHero } from '../../ui/poster-hero'
import { ReadingProgress } from '../../ui/reading-progress'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { TagList } from '../../ui/tag-list'

const rest = () => import('./topic-rest')
const TopicBody = pagePart(async () => (await rest()).TopicBody)
const TopicEnd = pagePart(async () => (await rest()).TopicEnd)

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('topic', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="topics" remote={remote}>
      {(topic) => <TopicArticle topic={topic} />}
    </SectionEntry>
  )
}

Screen.parts = [TopicBody, TopicEnd]

function TopicArticle({ topic }: { topic: EntryOf<'topic'> }) {
  const { t } = useTranslation(['topics', 'shell'])
  const locale = useLocale()
  const title = text(topic, 'title', locale)
  const category = topicCategories.find(({ id }) => id === topic.category)
  return (
    <>
      <ReadingProgress />
      <Breadcrumbs steps={[{ to: paths.topics, label: t('shell:nav.thingsToDo') }]} here={title} />
      <article>
        <PosterHero
          back={{ to: paths.topics, label: t('back') }}
          title={title}
          hasLongTitle
          picture={{ src: topic.image, alt: text(topic, 'imageAlt', locale) }}
          kicker={
            <>
              {category && <Badge tone="outline">{text(category, 'name', locale)}</Badge>}
              <span>{t('readTime', { count: topic.readTime })}</span>
              <time dateTime={topic.publishedDate}>
                {formatDateOrNothing(topic.publishedDate, locale)}
              </time>
            </>
          }
          actions={
            <>
              <SiteLink to={paths.tripPlanning} className={`${buttonStyles.primary} max-lg:grow`}>
                {t('ctaPlan')}
              </SiteLink>
              <ShareButton
                title={title}
                path={fillPath(paths.topic, { slug: topic.slug })}
                withText
              />
            </>
          }
        >
          <p className="max-w-xl text-lg">{text(topic, 'description', locale)}</p>
          <TagList
            label={t('tags')}
            tags={texts(topic, 'tags', locale)}
            className="mt-3 gap-2"
            isLinked
          />
        </PosterHero>
        <ActionBar price={category && text(category, 'name', locale)}>
          <SiteLink to={paths.tripPlanning} className={`${buttonStyles.primary} px-4`}>
            {t('ctaPlan')}
          </SiteLink>
        </ActionBar>
        <PlacesFit places={topic.relatedDestinations} />
        <TopicBody topic={topic} />
      </article>
      <TopicEnd topic={topic} />
    </>
  )
}
