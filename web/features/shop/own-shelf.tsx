import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { textIn } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { freshForMs, ownProductsPath } from './paths'
import { ProductLink } from './product-link'
import { wordsOf } from './product-words'

/** What the company sells itself, above what others do; nothing where it has nothing in stock. */
export function OwnShelf() {
  const { t } = useTranslation('shop')
  const { data } = useApi(ownProductsPath, { freshForMs })
  if (!data || data.products.length === 0) return null
  return (
    <section className="page mt-5 md:mt-8" aria-labelledby="own-heading">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="own-heading" className="text-heading">
          {t('ownHeading')}
        </h2>
        <SiteLink to={paths.farm} className={buttonStyles.quiet}>
          {t('ownFarm')}
        </SiteLink>
      </div>
      <ul className="rail [--rail-card:9rem] lg:[--rail-card:minmax(0,1fr)]">
        {data.products.map((product) => (
          <OwnProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function OwnProduct({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { priceText, imageUrl } = product
  const title = textIn(wordsOf(product), 'title', locale)
  return (
    <li className="relative">
      <Picture src={imageUrl} alt="" format="square" sizes={pictureSizes.smallCard} className="poster h-auto w-full" />
      {priceText && (
        <p className="mt-2 text-[0.9375rem] font-bold whitespace-nowrap first-letter:uppercase sm:font-display sm:text-xl sm:font-semibold">
          {formatPrice(priceText, locale, vndPerUsd)}
        </p>
      )}
      <h3 className="line-clamp-2 font-sans text-[0.9375rem] leading-snug" lang={title.locale}>
        <ProductLink
          product={product}
          label={t('visit', { merchant: product.merchant })}
          title={title.value}
          className="after:absolute after:inset-0 hover:underline"
        >
          {title.value}
        </ProductLink>
      </h3>
    </li>
  )
}
