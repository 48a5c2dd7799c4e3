import type { TFunction } from 'i18next'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnProducts, Product } from '../../../schema/api/products'
import { paths } from '../../../schema/paths'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { PhotosContext, photosIn } from '../../lib/photos'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { freshForMs, productsPath, type ShopState } from './paths'
import { PriceMonth, ProductCard } from './product-card'
import { isOnShelf, monthOfPrices, productAnchor } from './product-words'

interface ProductPagesProps {
  state: ShopState
  page: number
  last: number
  /** The requested page: once loaded, its first product gets the focus. */
  awaited: RefObject<number>
  /** Left out here, because the shelf above shows them. */
  onShelf: Product[]
  pricesSeenIn: string | undefined
}

/** Renders a page and, recursively, the next ones; a failed page can be retried in its place. */
export function ProductPages(props: ProductPagesProps) {
  const { state, page, last, awaited, onShelf, pricesSeenIn } = props
  const locale = useLocale()
  const firstItem = useRef<HTMLLIElement>(null)
  const path = productsPath(state, page, locale)
  const { data, error, retry } = useApi(path, { freshForMs })

  useEffect(() => {
    if (!data || awaited.current !== page) return
    awaited.current = 0
    // Does not interrupt somebody who is typing.
    if (document.activeElement?.matches('input, select, textarea')) return
    firstItem.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [data, page, awaited])

  function readAgain() {
    awaited.current = page
    retry()
  }

  if (error) {
    return (
      <li className="col-span-full">
        <ProductsError error={error} onRetry={readAgain} />
      </li>
    )
  }
  if (!data) return <ProductSkeletons />
  const products = data.products.filter((product) => !isOnShelf(product, onShelf))
  return (
    <PhotosContext value={photosIn(data)}>
      {products.map((product, index) => (
        <li key={product.id} id={productAnchor(product)} ref={index === 0 ? firstItem : undefined}>
          <ProductCard product={product} pricesSeenIn={pricesSeenIn} />
        </li>
      ))}
      {page < last && data.pagination.hasNext && (
        <ProductPages key={page + 1} {...props} page={page + 1} />
      )}
    </PhotosContext>
  )
}

const count = 8

function ProductSkeletons() {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <li key={index} aria-hidden="true" data-skeleton="" className="pulsing">
      <div className="skeleton aspect-square" />
      <div className="skeleton mt-3 h-5 w-4/5" />
      <div className="skeleton mt-2 h-4 w-1/2" />
      <div className="skeleton mt-3 h-6 w-2/3" />
    </li>
  ))
}

/** `fetch` throws a TypeError without a connection. */
function reasonOf(error: unknown, t: TFunction<['shop', 'shell']>): string {
  const code = errorCodeOf(error)
  if (code) return `${t('fetchFailed')} ${t(`shell:errors.${code}`)}`
  if (error instanceof ApiFailure) return t('fetchFailed')
  return error instanceof TypeError ? t('shell:errors.OFFLINE') : t('unknownError')
}

export function ProductsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['shop', 'shell'])
  return (
    <LoadError error={error} onRetry={onRetry} title={t('errorTitle')} text={reasonOf(error, t)} />
  )
}

interface OwnShelfProps {
  shelf: OwnProducts
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
        <ul className="rail rail-card-36 md:rail-fit">
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
