import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

interface DealTilesProps {
  id: string
  title: string
  deals: ShownDealSummary[]
  isFirst?: boolean
}

export function DealTiles({ id, title, deals, isFirst = false }: DealTilesProps) {
  const locale = useLocale()
  if (deals.length === 0) return null
  return (
    <section className="page mt-5 md:mt-10" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl md:mb-4 md:text-title">
        {title}
      </h2>
      <ul className="rail [--rail-card:15rem] md:[--rail-card:minmax(0,1fr)]">
        {deals.map((deal, index) => (
          <li key={deal.id} className="group relative">
            <Picture
              src={deal.image}
              alt=""
              format="wide"
              sizes={pictureSizes.card}
              priority={isFirst && index === 0}
              className="poster h-auto w-full"
            />
            <h3 className="mt-2.5 leading-snug">
              <SiteLink
                to={fillPath(paths.deal, { slug: deal.slug })}
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {text(deal, 'title', locale)}
              </SiteLink>
            </h3>
            <DealPrice deal={deal} className="mt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
