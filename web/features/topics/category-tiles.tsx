import { useTranslation } from 'react-i18next'
import type { TopicCategoryId } from '../../../schema/content/choices'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { ListLink } from '../../ui/query-link'

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
    <section
      className="page max-md:order-last max-md:mt-8 md:mt-5"
      aria-labelledby="categories-heading"
    >
      <h2 id="categories-heading" className="sr-only">
        {t('categoriesHeading')}
      </h2>
      <ul className="rail gap-2 [--rail-card:max-content] lg:mx-0 lg:grid-flow-row lg:grid-cols-6 lg:gap-4 lg:overflow-visible lg:px-0">
        {categories.map((category) => (
          <li
            key={category.id}
            className={`relative flex items-center gap-3 border bg-card p-1 pe-4 lg:block lg:pe-1 lg:pb-2 ${category.id === selected ? 'border-ink outline-2 outline-accent' : 'border-line hover:border-ink'}`}
          >
            <Picture
              src={category.image}
              alt=""
              format="square"
              sizes={pictureSizes.thumbnail}
              className="size-11 shrink-0 object-cover lg:aspect-3/2 lg:h-auto lg:w-full"
            />
            <div className="lg:px-2 lg:pt-2">
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
