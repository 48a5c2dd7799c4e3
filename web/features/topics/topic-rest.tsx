import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { topicCategories } from '../../../schema/content/categories'
import { texts, valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PictureLinks, placeLinks } from '../../ui/picture-links'
import { ContentBody } from '../../ui/rich-text'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { TopicGrid } from './topic-card'

/** Contents, text and tips, which follow the hero. */
export function TopicBody({ topic }: { topic: EntryOf<'topic'> }) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const body = valueIn({ vi: topic.contentVi, en: topic.contentEn }, locale)
  return (
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
  )
}

/** What follows the article. */
export function TopicEnd({ topic }: { topic: EntryOf<'topic'> }) {
  const { t } = useTranslation('topics')
  return (
    <>
      {topic.related.length > 0 && (
        <section className="page mt-20" aria-labelledby="related-heading" data-print="hide">
          <SectionHeading id="related-heading" title={t('relatedTopics')} />
          <TopicGrid topics={topic.related} categories={topicCategories} />
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
