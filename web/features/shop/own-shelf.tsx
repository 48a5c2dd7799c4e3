import { useTranslation } from 'react-i18next'
import type { OwnProducts } from '../../../schema/api/products'
import { paths } from '../../../schema/paths'
import { PhotosContext, photosIn } from '../../lib/photos'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { PriceMonth } from './price-month'
import { ProductCard } from './product-card'
import { monthOfPrices, productAnchor } from './product-words'

interface OwnShelfProps {
  shelf: OwnProducts
  /** The month `YYYY-MM` that the list below names. */
  listSeenIn: string | undefined
}

export function OwnShelf({ shelf, listSeenIn }: OwnShelfProps) {
  const { t } = useTranslation('shop')
  const { products } = shelf
  const pricesSeenIn = monthOfPrices(products)
  if (products.length === 0) return null
  return (
    <section className="page mt-4 md:mt-18" aria-labelledby="own-heading">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 md:mb-3">
        <h2 id="own-heading" className="text-heading">
          {t('ownHeading')}
        </h2>
        <SiteLink to={paths.farm} className={buttonStyles.quiet}>
          {t('ownFarm')}
        </SiteLink>
      </div>
      {pricesSeenIn && pricesSeenIn !== listSeenIn && (
        <div className="text-sm">
          <PriceMonth month={pricesSeenIn} />
        </div>
      )}
      <PhotosContext value={photosIn(shelf)}>
        <ul className="rail [--rail-card:9rem] md:[--rail-card:minmax(0,1fr)]">
          {products.map((product) => (
            <li key={product.id} id={productAnchor(product)}>
              <ProductCard product={product} pricesSeenIn={pricesSeenIn} />
            </li>
          ))}
        </ul>
      </PhotosContext>
    </section>
  )
}
