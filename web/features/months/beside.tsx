import { useTranslation } from 'react-i18next'
import { holdsWithin } from '../../../schema/deal-dates'
import { text, textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { daysOf } from '../../../schema/travel-dates'
import { placeArticlesPath } from '../../domain/articles/paths'
import { entryListPath, entryPath } from '../../domain/entries/paths'
import { ripeIn } from '../../domain/farm/season'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { PictureLinks } from '../../ui/picture-links'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'

interface BesideProps {
  slug: string
  /** 1 to 12. */
  month: number
}

export function Beside({ slug, month }: BesideProps) {
  return (
    <aside className="grid content-start gap-8 lg:border-s lg:border-line lg:ps-8">
      <Ripe month={month} />
      <Articles slug={slug} />
      <Deals slug={slug} month={month} />
    </aside>
  )
}

/** Renders nothing on errors: the month is complete without fruit. */
function Ripe({ month }: { month: number }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const { data } = useApi(entryPath('farm', 'farm', locale))
  const fruits = ripeIn(data?.fruits ?? [], month)
  if (fruits.length === 0) return null
  return (
    <section>
      <h2 className="text-heading">{t('ripe')}</h2>
      <p className="mt-2">
        <span className="inline-block first-letter:uppercase">
          {fruits.map((fruit) => text(fruit, 'name', locale).toLocaleLowerCase(locale)).join(', ')}.
        </span>{' '}
        <SiteLink to={paths.farm} className="text-accent underline underline-offset-4">
          {t('fruitCalendar')}
        </SiteLink>
      </p>
    </section>
  )
}

function Articles({ slug }: { slug: string }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const { data = [], error, retry } = useApi(placeArticlesPath(slug, locale))
  if (error) return <LoadError error={error} onRetry={retry} />
  const links = data.map((article) => ({
    picture: article.coverImage,
    to: fillPath(paths.article, { slug: article.slug }),
    label: textIn(article, 'title', locale).value,
  }))
  return <PictureLinks heading={t('articles')} links={links} />
}

function Deals({ slug, month }: BesideProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const today = useToday()
  const { data, error, retry } = useApi(entryListPath('deal', locale))
  if (error) return <LoadError error={error} onRetry={retry} />
  const deals = (data?.deals ?? []).filter(
    ({ destinations, window }) =>
      destinations.some(({ destination }) => destination === slug) &&
      holdsWithin(window, daysOf({ month }, today)),
  )
  const links = deals.map((deal) => ({
    picture: deal.image,
    to: fillPath(paths.deal, { slug: deal.slug }),
    label: text(deal, 'title', locale),
  }))
  return <PictureLinks heading={t('deals')} links={links} />
}
