import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { sendAffiliateClick } from '../../domain/partners/affiliate-click'
import { PartnerLink } from '../../domain/partners/partner-link'
import { productHref } from './product-words'

interface ProductLinkProps {
  product: Product
  /** Where it leads, in words; the product's title follows it in the link's name. */
  label: string
  title: string
  className: string
  children: ReactNode
}

/** The click-out of a product: counted, then the merchant's page in a new tab. */
export function ProductLink({ product, label, title, className, children }: ProductLinkProps) {
  const { t } = useTranslation('shop')
  const { externalId, merchant, category, targetCountry } = product
  return (
    <PartnerLink
      href={productHref(product)}
      label={t('viewOf', { label, title })}
      onFollow={() => sendAffiliateClick({ itemId: externalId, merchant, category, country: targetCountry ?? '' })}
      icon={false}
      className={className}
    >
      {children}
    </PartnerLink>
  )
}
