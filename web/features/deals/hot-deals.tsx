import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

export function HotDeals({ deals }: { deals: ShownDealSummary[] }) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  if (deals.length === 0) return null
  return (
    <section className="page mt-10 md:mt-16" aria-labelledby="hot-heading">
      <div className="rounded-card bg-night p-4.5 text-on-night md:p-8">
        <h2 id="hot-heading" className="flex items-center gap-3 text-heading">
          <Flame aria-hidden="true" className="size-6 text-turmeric" />
          {t('hotHeading')}
        </h2>
        <ul className="rail mt-3 [--rail-card:16rem] md:mt-5 lg:[--rail-card:minmax(0,1fr)]">
          {deals.map((deal) => (
            <li key={deal.id} className="relative grid gap-4 xs:grid-cols-[5.5rem_1fr]">
              <Picture src={deal.image} alt="" format="square" sizes={pictureSizes.thumbnail} className="poster h-auto w-full self-start" />
              <div>
                <h3 className="line-clamp-3 leading-snug">
                  <SiteLink to={fillPath(paths.deal, { slug: deal.slug })} className="after:absolute after:inset-0 hover:underline">
                    {text(deal, 'title', locale)}
                  </SiteLink>
                </h3>
                <DealPrice deal={deal} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
