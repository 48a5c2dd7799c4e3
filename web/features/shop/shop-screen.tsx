import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { NothingFound, SeasonPlaces } from '../../domain/destinations/nothing-found'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { ListHero } from '../../ui/list-hero'
import { pagePart } from '../../ui/page-part'
import { QueryLink } from '../../ui/query-link'
import { SiteLink } from '../../ui/site-link'
import { renderedPages } from './paths'
import { PriceMonth } from './product-card'
import { OwnShelf, ProductPages, ProductsError } from './product-pages'
import { isOnShelf, monthOfPrices } from './product-words'
import { CategoryChips, ShopFiltersForm } from './shop-filters-form'
import { useShopList } from './use-shop-list'

const MerchantList = pagePart(async () => (await import('./merchant-list')).MerchantList)

export function Screen() {
  const { t } = useTranslation(['shop', 'shell'])
  const list = useShopList()
  const { state, from, last, first, shelf, total, shown, change, reset } = list
  const onShelf = shelf.data?.products ?? []
  const pricesSeenIn = monthOfPrices(
    (first.data?.products ?? []).filter((product) => !isOnShelf(product, onShelf)),
  )
  const awaited = useRef(0)
  const next = String(last + 1)
  // Without scripts the list starts anew after the pages that the Worker renders at a time.
  const nextPage = {
    missing: '',
    page: next,
    ...(last + 1 - from >= renderedPages && { from: next }),
  }

  function loadMore(page: number) {
    awaited.current = page
    list.showPages(page)
  }

  function products() {
    if (first.error) return <ProductsError error={first.error} onRetry={first.retry} />
    if (first.data?.products.length === 0 && !list.hasNext) {
      return <NothingFound section="shop" resetLabel={t('resetAll')} onReset={reset} />
    }
    return (
      <ul
        className={
          'grid gap-x-3 gap-y-4 xs:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-8 xl:grid-cols-4'
        }
      >
        <ProductPages
          state={state}
          page={from}
          last={last}
          awaited={awaited}
          onShelf={onShelf}
          pricesSeenIn={pricesSeenIn}
        />
        {list.hasNext && (
          <li
            className={
              'col-span-full flex flex-col items-center justify-center gap-4 rounded-card border ' +
              'border-line bg-card p-4 text-center text-balance text-muted'
            }
          >
            {t('showing', { shown, count: total })}
            <QueryLink
              path={paths.shop}
              change={nextPage}
              className={buttonStyles.secondary}
              onFollow={() => loadMore(last + 1)}
            >
              {t('loadMore')}
            </QueryLink>
          </li>
        )}
      </ul>
    )
  }

  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/shop-stall">
        <MerchantClaim />
        <p className="mt-2 max-w-xl text-sm md:text-muted">
          {t('disclosure')}{' '}
          <SiteLink
            to={`${paths.about}#affiliate`}
            className="whitespace-nowrap text-ink underline underline-offset-4 hover:decoration-2"
          >
            {t('shell:footer.disclosure')}
          </SiteLink>
        </p>
      </ListHero>
      <ShopFiltersForm list={list} />
      {state.missing && (
        <div className="page mt-6 md:mt-10">
          <p
            role="status"
            className="rounded-card border border-line bg-card px-5 py-4 font-semibold"
          >
            {t('missing')}
          </p>
        </div>
      )}
      {shelf.data && (
        <PageSection>
          <OwnShelf shelf={shelf.data} listSeenIn={pricesSeenIn} />
        </PageSection>
      )}
      {/* One error is enough if the list failed, too. */}
      {shelf.error && !first.error && (
        <div className="page mt-5">
          <ProductsError error={shelf.error} onRetry={shelf.retry} />
        </div>
      )}
      <section className="page mt-3 md:mt-8" aria-labelledby="products-heading">
        <h2 id="products-heading" className="sr-only">
          {t('productsHeading')}
        </h2>
        <CategoryChips
          value={state.category}
          available={list.categories}
          onChange={(category) => change({ category })}
        />
        <div className="my-1 flex min-h-11 flex-wrap items-center gap-x-5 text-sm md:my-4">
          <p role="status" className={first.data && total === 0 ? 'sr-only' : 'text-muted'}>
            {first.isLoading && t('shell:loading')}
            {first.data && (total > 0 ? t('showing', { shown, count: total }) : t('emptyTitle'))}
          </p>
          {list.pages > 1 && (
            <p className="text-muted">{t('pageOf', { page: last, pages: list.pages })}</p>
          )}
          {pricesSeenIn && <PriceMonth month={pricesSeenIn} />}
          {state.q && (
            <button type="button" className={buttonStyles.quiet} onClick={() => change({ q: '' })}>
              {t('clearSearch')}
            </button>
          )}
          {from > 1 && (
            <QueryLink
              path={paths.shop}
              change={{ from: '', page: '' }}
              className={buttonStyles.quiet}
              onFollow={() => change({})}
            >
              {t('fromTheStart')}
            </QueryLink>
          )}
        </div>
        <PageSection>{products()}</PageSection>
      </section>
      <MerchantList />
    </>
  )
}

Screen.parts = [SeasonPlaces, MerchantList]

export function MerchantClaim() {
  const { t } = useTranslation('shop')
  const { merchants, merchantCountries: countries } = useSiteSettings().claims
  return merchants && countries ? (
    <p className="mt-3 font-semibold">{t('claim', { merchants, countries })}</p>
  ) : null
}
