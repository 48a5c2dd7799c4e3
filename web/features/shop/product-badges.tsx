import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { Badge } from '../../ui/badge'

/** Scores above this one are viral (specification 9). */
const viralAbove = 90

/** What is said of a product above its title; the discount stands on its picture. */
export function ProductBadges({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const { isHot, isNew, isBestSeller, viralScore } = product
  return (
    <>
      {isBestSeller && <Badge tone="south">{t('bestSeller')}</Badge>}
      {isNew && <Badge tone="north">{t('new')}</Badge>}
      {isHot && <Badge>{t('hot')}</Badge>}
      {viralScore > viralAbove && <Badge tone="outline">{t('viral')}</Badge>}
    </>
  )
}
