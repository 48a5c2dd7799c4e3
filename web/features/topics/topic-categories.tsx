import { useTranslation } from 'react-i18next'
import type { TopicCategoryId } from '../../../schema/content/choices'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { ListLink } from '../../ui/query-link'
import { Rating } from '../../ui/rating'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

interface CategoryTilesProps {
  categories: ShownTopicCategory[]
  topics: ShownTopicSummary[]
  selected: TopicCategoryId | 'all'
  onChoose: (category: TopicCategoryId) => void
}

/** Without scripts the tiles are plain links. */
export function CategoryTiles({ categories, topics, selected, onChoose }: CategoryTilesProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const list = useSiteHref(paths.topics)
  return (
    <section className="page max-md:order-last mt-8 md:mt-5" aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="sr-only">
        {t('categoriesHeading')}
      </h2>
      <ul className={'rail gap-2 rail-card-content lg:rail-fit lg:gap-4'}>
        {categories.map((category) => (
          <li
            key={category.id}
            className={
              'relative flex items-center gap-3 border bg-card lg:block ' +
              (category.id === selected ? 'border-ink outline' : 'border-line hover:border-ink')
            }
          >
            <Picture
              src={category.image}
              alt=""
              format="square"
              sizes={pictureSizes.thumbnail}
              className="aspect-square h-11 shrink-0 object-cover lg:aspect-video lg:h-auto lg:w-full"
            />
            <div className="py-1 pe-3 lg:px-3 lg:py-2">
              <h3 className="font-display leading-tight font-semibold ">
                <ListLink
                  href={`${list}?category=${category.id}`}
                  aria-current={category.id === selected ? 'true' : undefined}
                  className="after:absolute after:inset-0"
                  onFollow={() => onChoose(category.id)}
                >
                  {text(category, 'name', locale)}
                </ListLink>
              </h3>
              <p className="text-sm leading-tight text-muted">
                {t('topicCount', {
                  count: topics.filter((topic) => topic.category === category.id).length,
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
      <ul
        className={
          'rail rail-card-68 lg:mx-0 lg:grid-flow-row ' +
          'lg:grid-cols-3 lg:overflow-visible lg:px-0'
        }
      >
        {categories.map((category) => {
          const own = topics.filter((topic) => topic.category === category.id)
          const popular = own
            .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
            .slice(0, popularShown)
          const name = text(category, 'name', locale)
          return (
            <li
              key={category.id}
              className="flex flex-col border border-line bg-card px-4 py-3 md:p-5"
            >
              <div className="flex items-center gap-3">
                <Picture
                  src={category.image}
                  alt=""
                  format="square"
                  sizes={pictureSizes.thumbnail}
                  className="size-20 shrink-0 rounded-control max-md:hidden"
                />
                <h3 className="text-heading">{name}</h3>
              </div>
              <p className="mt-1 text-muted">{text(category, 'description', locale)}</p>
              <ul aria-label={t('popular')} className="mt-2 grow">
                {popular.map((topic) => (
                  <li
                    key={topic.slug}
                    className={
                      'flex items-baseline justify-between gap-3 border-b border-line last:border-0'
                    }
                  >
                    <SiteLink
                      to={fillPath(paths.topic, { slug: topic.slug })}
                      className="inline-block py-1.5 hover:underline"
                    >
                      {text(topic, 'title', locale)}
                    </SiteLink>
                    <Rating value={topic.rating} />
                  </li>
                ))}
              </ul>
              <ListLink
                href={`${list}?category=${category.id}`}
                className={`${buttonStyles.quiet} self-start`}
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
