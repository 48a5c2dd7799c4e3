import type { Product } from '../../../schema/api/products'
import { Badge } from '../../components/badge'
import { useTranslation } from '../../i18n/use-translation'

/** Scores above this one are viral (specification 9). */
const viralAbove = 90

export function ProductBadges({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { discountPercent, isHot, isNew, isBestSeller, viralScore } = product
  return (
    <>
      {discountPercent > 0 && <Badge tone="central">−{discountPercent}%</Badge>}
      {isBestSeller && <Badge tone="south">{t('shop.bestSeller')}</Badge>}
      {isNew && <Badge tone="north">{t('shop.new')}</Badge>}
      {isHot && <Badge>{t('shop.hot')}</Badge>}
      {viralScore > viralAbove && <Badge tone="outline">{t('shop.viral')}</Badge>}
    </>
  )
}
