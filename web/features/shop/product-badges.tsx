import type { Product } from '../../../schema/api/products'
import { useTranslation } from '../../i18n/use-translation'
import { Badge } from '../../ui/badge'

/** Scores above this one are viral (specification 9). */
const viralAbove = 90

/** What is said of a product above its title; the discount stands on its picture. */
export function ProductBadges({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { isHot, isNew, isBestSeller, viralScore } = product
  return (
    <>
      {isBestSeller && <Badge tone="south">{t('shop.bestSeller')}</Badge>}
      {isNew && <Badge tone="north">{t('shop.new')}</Badge>}
      {isHot && <Badge>{t('shop.hot')}</Badge>}
      {viralScore > viralAbove && <Badge tone="outline">{t('shop.viral')}</Badge>}
    </>
  )
}
