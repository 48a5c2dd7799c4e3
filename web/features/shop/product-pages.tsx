import { type RefObject, useEffect, useRef } from 'react'
import type { Product } from '../../../schema/api/products'
import { useLocale } from '../../lib/locale-context'
import { PhotosContext, photosIn } from '../../lib/photos'
import { useApi } from '../../lib/use-api'
import { freshForMs, productsPath, type ShopState } from './paths'
import { ProductCard } from './product-card'
import { isOnShelf, productAnchor } from './product-words'
import { ProductsError } from './products-error'

interface ProductPagesProps {
  state: ShopState
  page: number
  last: number
  /** The requested page: once loaded, its first product gets the focus. */
  awaited: RefObject<number>
  /** Left out here, because the shelf above shows them. */
  onShelf: Product[]
  /** The month `YYYY-MM` that the list gives for its prices. */
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
