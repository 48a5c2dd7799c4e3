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

/** Six posters; each shows its topics (and is a plain link without scripts). */
export function CategoryTiles({ categories, topics, selected, onChoose }: CategoryTilesProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const list = useSiteHref(paths.topics)
  return (
    <section className="page mt-14" aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="sr-only">
        {t('categoriesHeading')}
      </h2>
      <ul className="grid xs:grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-6 xl:gap-x-5">
        {categories.map((category, index) => (
          <li key={category.id} className="relative">
            <div className={`poster ${category.id === selected ? 'outline-3 outline-offset-2 outline-accent' : ''}`}>
              <Picture
                src={category.image}
                alt=""
                format="square"
                priority={index === 0}
                sizes={pictureSizes.smallCard}
                className="h-auto w-full"
              />
            </div>
            <h3 className="mt-3 font-display text-lg leading-snug font-semibold">
              <ListLink
                href={`${list}?category=${category.id}`}
                aria-current={category.id === selected ? 'true' : undefined}
                className="after:absolute after:inset-0 hover:underline"
                onFollow={() => onChoose(category.id)}
              >
                {text(category, 'name', locale)}
              </ListLink>
            </h3>
            <p className="text-sm text-muted">
              {t('topicCount', { count: topics.filter((topic) => topic.category === category.id).length })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
