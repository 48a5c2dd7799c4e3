import { useTranslation } from 'react-i18next'
import type { ShownFarmSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { formatDate, monthOf } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { ripeIn, ripeness } from './season'

interface NowRipeProps {
  fruits: ShownFarmSummary['fruits']
  level: 'h2' | 'h3'
  isShort?: boolean
}

export function NowRipe({ fruits, level: Heading, isShort = false }: NowRipeProps) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const month = monthOf(today)
  const ripe = ripeIn(fruits, month).map((fruit) => ({
    ...fruit,
    ripe: ripeness(fruit, month) === 'main' ? ('main' as const) : ('some' as const),
  }))
  if (ripe.length === 0) return null
  const names = ripe.map((fruit) => text(fruit, 'name', locale).toLocaleLowerCase(locale))
  return (
    <section aria-labelledby="now-ripe" className={isShort ? 'mt-5' : undefined}>
      <Heading id="now-ripe" className="text-heading">
        {t('nowRipe', { month: formatDate(today, locale, 'monthName') })}{' '}
        <span className="text-accent">{names.join(', ')}</span>
      </Heading>
      {!isShort && <RipeRow fruits={ripe} />}
    </section>
  )
}

function RipeRow({
  fruits,
}: {
  fruits: (ShownFarmSummary['fruits'][number] & { ripe: 'main' | 'some' })[]
}) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  return (
    <ul className="rail mt-3 rail-card-36">
      {fruits.map((fruit) => (
        <li key={fruit.id} className="relative">
          <div className="overflow-hidden rounded-card">
            <Picture
              src={fruit.image}
              alt=""
              format="square"
              sizes={pictureSizes.thumbnail}
              className="h-auto w-full"
            />
          </div>
          <SiteLink
            to={`${paths.farm}#${fruit.id}`}
            className="mt-1.5 block font-semibold after:absolute after:inset-0 hover:underline"
          >
            {text(fruit, 'name', locale)}
          </SiteLink>
          <p className="text-sm text-muted">{t(`ripeness.${fruit.ripe}`)}</p>
        </li>
      ))}
    </ul>
  )
}
