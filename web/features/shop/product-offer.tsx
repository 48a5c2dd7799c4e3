import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { formatPrice } from '../../../schema/numbers'
import { sendAffiliateClick } from '../../domain/partners/affiliate-click'
import { PartnerLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { Rating } from '../../ui/rating'

export function ProductOffer({ product, title }: { product: Product; title: string }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { externalId, merchant, category, targetCountry, priceText } = product
  const rating = Number(product.rating)
  return (
    <div className="col-span-2 mt-3 flex items-center gap-3 border-t border-line pt-3 sm:mt-auto sm:block sm:border-0">
      <p className="flex flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-3 sm:border-t sm:border-line sm:pt-3">
        {priceText ? (
          <strong className="font-display text-xl leading-snug font-semibold first-letter:uppercase">
            {formatPrice(priceText, locale)}
          </strong>
        ) : (
          <span className="text-sm">{t('priceAtMerchant')}</span>
        )}
        {rating > 0 && <Rating value={rating} />}
      </p>
      <PartnerLink
        href={productHref(product)}
        label={t('viewOf', { merchant, title })}
        onFollow={() => sendAffiliateClick({ itemId: externalId, merchant, category, country: targetCountry ?? '' })}
        className={`${buttonStyles.secondary} grow after:absolute after:inset-0 sm:mt-3 sm:w-full`}
      >
        {t('view', { merchant })}
      </PartnerLink>
    </div>
  )
}

/** Where a click on a product goes: the merchant, or our own redirect where the destination stays on the server. */
function productHref({ affiliateUrl, externalId }: Product): string {
  return affiliateUrl ?? `/r/${encodeURIComponent(externalId)}`
}
