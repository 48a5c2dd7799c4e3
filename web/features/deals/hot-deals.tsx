import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { type PricedDeal, shownDiscount } from '../../../schema/shown-discount'
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
    <section className="page mt-14" aria-labelledby="hot-heading">
      <div className="rounded-card bg-night p-5 text-on-night md:p-8">
        <h2 id="hot-heading" className="flex items-center gap-3 text-heading">
          <Flame aria-hidden="true" className="size-6 text-turmeric" />
          {t('hotHeading')}
        </h2>
        <ul className="mt-5 grid gap-6 md:grid-cols-3">
          {deals.map((deal) => (
            <li key={deal.id} className="relative grid xs:grid-cols-[7rem_1fr] gap-4">
              <div className="poster w-full self-start">
                <Picture src={deal.image} alt="" format="square" sizes={pictureSizes.thumbnail} className="h-auto w-full" />
              </div>
              <div>
                <DiscountLine deal={deal} />
                <h3 className="leading-snug font-semibold">
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

function DiscountLine({ deal }: { deal: PricedDeal }) {
  const discount = shownDiscount(deal)
  return discount !== undefined && <p className="text-sm font-semibold text-turmeric">−{discount}%</p>
}
