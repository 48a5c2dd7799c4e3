import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

interface DealHighlightsProps {
  hot: ShownDealSummary[]
  /** None while a category is chosen. */
  trending: ShownDealSummary[]
}

/** The hot deals and the deepest discounts, in words: the list above has their pictures. */
export function DealHighlights({ hot, trending }: DealHighlightsProps) {
  const { t } = useTranslation('deals')
  if (hot.length + trending.length === 0) return null
  return (
    <div className="page mt-10 gap-x-14 md:mt-16 lg:grid lg:auto-cols-fr lg:grid-flow-col">
      <Highlights id="hot-heading" title={t('hotHeading')} deals={hot} />
      <Highlights id="trending-heading" title={t('trendingHeading')} deals={trending} />
    </div>
  )
}

/** Folded on phones. */
function Highlights({ id, title, deals }: { id: string; title: string; deals: ShownDealSummary[] }) {
  const locale = useLocale()
  if (deals.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <details className="phone-fold group border-b border-line md:mb-8 md:border-0">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-display text-lg font-semibold">
          {title}
          <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <h2 id={id} className="mb-3 hidden text-heading">
          {title}
        </h2>
        <ul className="border-b border-line max-md:border-0">
          {deals.map((deal) => (
            <li key={deal.id} className="relative flex items-baseline justify-between gap-x-5 border-t border-line py-2.5">
              <h3 className="font-sans leading-snug font-normal">
                <SiteLink to={fillPath(paths.deal, { slug: deal.slug })} className="after:absolute after:inset-0 hover:underline">
                  {text(deal, 'title', locale)}
                </SiteLink>
              </h3>
              <DealPrice deal={deal} size="small" className="shrink-0 flex-col items-end" />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
