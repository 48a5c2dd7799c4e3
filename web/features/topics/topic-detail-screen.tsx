import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { topicCategories } from '../../../schema/content/categories'
import { text, texts, valueIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { SectionEntry } from '../../domain/entries/entry-page'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { entryListPath, entryPath } from '../../domain/entries/paths'
import { editorialHead, headWithoutEntry, writtenMeta } from '../../domain/heads/make-head'
import { PlacesFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PictureLinks, placeLinks } from '../../ui/picture-links'
import { PosterHero } from '../../ui/poster-hero'
import { ReadingProgress } from '../../ui/reading-progress'
import { ContentBody } from '../../ui/rich-text'
import { SectionHeading } from '../../ui/section-heading'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { TagList } from '../../ui/tag-list'
import { relatedTopics } from './filter'
import { TopicGrid } from './topic-card'

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('topic', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="topics" remote={remote}>
      {(topic) => <TopicArticle topic={topic} />}
    </SectionEntry>
  )
}

Screen.head = topicHead

function TopicArticle({ topic }: { topic: EntryOf<'topic'> }) {
  const { t } = useTranslation(['topics', 'shell'])
  const locale = useLocale()
  const { data: list } = useApi(entryListPath('topic', locale))
  const body = valueIn({ vi: topic.contentVi, en: topic.contentEn }, locale)
  const title = text(topic, 'title', locale)
  const categories = list?.categories ?? []
  const category = categories.find(({ id }) => id === topic.category)
  const related = relatedTopics(topic, list?.topics ?? [])
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
        <div
          className={
            'page mt-6 grid grid-cols-1 gap-8 md:mt-10 ' +
            'lg:aside-text-64 lg:gap-x-16 ' +
            'xl:text-between xl:gap-x-12'
          }
        >
          <aside className="lg:sticky lg:top-30 lg:self-start">
            {body && <TableOfContents headings={body.headings} />}
          </aside>
          <div>{body && <ContentBody body={body} cards={topic.cards} />}</div>
          <div
            className={
              'grid max-w-157 gap-8 lg:col-start-2 xl:sticky xl:bottom-6 xl:col-start-3 ' +
              'xl:self-end'
            }
          >
            <section className="rounded-card border border-line bg-card p-6 xl:p-5">
              <h2 className="text-heading">{t('topicTips')}</h2>
              <ul className="mt-3 list-disc flex flex-col gap-2 ps-5">
                {texts(topic, 'tips', locale).map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </section>
            <PictureLinks
              heading={t('relatedDestinations')}
              links={placeLinks(topic.relatedDestinations, locale)}
              className="print:hidden"
            />
          </div>
          <FactsChecked day={topic.factsCheckedOn} className="lg:col-start-2" />
        </div>
      </article>
      {related.length > 0 && (
        <section className="page mt-20" aria-labelledby="related-heading" data-print="hide">
          <SectionHeading id="related-heading" title={t('relatedTopics')} />
          <TopicGrid topics={related} categories={categories} />
        </section>
      )}
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('ctaPlan')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

function topicHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const topic = data as EntryOf<'topic'> | undefined
  const path = fillPath(paths.topic, params)
  if (!topic) return headWithoutEntry(input, 'topics', path)
  const category = topicCategories.find(({ id }) => id === topic.category)
  return editorialHead(input, {
    ...writtenMeta(input, topic.meta),
    heading: text(topic, 'title', locale),
    path,
    locales: topic.locales,
    picture: topic.image,
    pictureAlt: text(topic, 'imageAlt', locale),
    publishedAt: topic.publishedDate,
    section: category ? text(category, 'name', locale) : topic.category,
    tags: texts(topic, 'tags', locale),
    parent: { name: t('shell:nav.thingsToDo'), path: paths.topics },
  })
}
