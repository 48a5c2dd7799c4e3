import { useTranslation } from 'react-i18next'
import type { AdminProductList, AdminProductRow } from '../../../schema/api/admin-products'
import { text } from '../../../schema/locale'
import { productCategories } from '../../../schema/shop'
import { formatDateOrNothing } from '../../../schema/time'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { linkTones } from './link-tones'
import { ProductFilters, type ProductListState, productFields } from './product-filters'
import { useMerchantNames } from './use-merchant-names'

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(productFields)
  return (
    <>
      <ViewHeader title={t('products.title')} intro={t('products.intro')}>
        <SiteLink to="/admin/products/import" className={buttonStyles.primary}>
          {t('products.import')}
        </SiteLink>
      </ViewHeader>
      <ProductFilters state={state} onChange={(change) => set({ ...change, page: '1' })} />
      <div className="mt-4">
        <ProductTable state={state} onPage={set} />
      </div>
    </>
  )
}

function ProductTable({
  state,
  onPage,
}: {
  state: ProductListState
  onPage: (change: { page: string }) => void
}) {
  const { t } = useTranslation('admin')
  const columns = useProductColumns()
  const { data, error, retry } = useAdminData(`/api/admin/products${queryOf(productFields, state)}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <>
      <h2 className="sr-only">{t('products.title')}</h2>
      <DeadPartners partners={data.deadPartners} />
      {data.products.length === 0 ? (
        <EmptyState title={t('products.emptyTitle')} text={t('products.emptyText')} />
      ) : (
        <DataTable
          caption={t('products.title')}
          columns={columns}
          rows={data.products}
          rowId={({ id }) => id}
        />
      )}
      <Pager page={state.page} hasNext={data.hasNext} onChange={onPage} />
    </>
  )
}

function DeadPartners({ partners }: { partners: AdminProductList['deadPartners'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (partners.length === 0) return null
  return (
    <div className="mb-4 rounded-card border border-bad bg-card p-4">
      <p className="font-semibold">{t('products.deadPartners')}</p>
      <ul className="mt-1 list-disc ps-5">
        {partners.map(({ name, url, deadSince }) => (
          <li key={url}>
            {t('products.deadSince', { name, day: formatDateOrNothing(deadSince, locale) })}{' '}
            <span className="text-sm text-muted wrap-anywhere">{url}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useProductColumns(): Column<AdminProductRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const merchantNames = useMerchantNames()

  function categoryName(category: string): string {
    const known = productCategories.find((name) => name === category)
    return known ? t(`products.categories.${known}`) : category
  }

  return [
    {
      header: t('products.name'),
      isTitle: true,
      cell: ({ id, externalId, title, titleVi }) => (
        <>
          <SiteLink
            to={`/admin/products/${id}`}
            className="wrap-anywhere underline-offset-4 hover:underline md:line-clamp-2"
          >
            {text({ titleVi, titleEn: title }, 'title', locale)}
          </SiteLink>
          <span
            title={externalId}
            className="block text-sm font-normal text-muted wrap-anywhere md:line-clamp-1"
          >
            {externalId}
          </span>
        </>
      ),
    },
    {
      header: t('products.merchant'),
      cell: ({ merchant, category }) => (
        <>
          {merchantNames.get(merchant) ?? merchant}
          <span className="block text-sm text-muted">{categoryName(category)}</span>
        </>
      ),
    },
    {
      header: t('products.price'),
      align: 'end',
      cell: ({ price, inStock }) => (
        <>
          {price === null ? t('products.noPrice') : `$${price.toFixed(2)}`}
          <span className={`block text-sm ${inStock ? 'text-muted' : 'text-bad'}`}>
            {t(inStock ? 'products.inStock' : 'products.outOfStock')}
          </span>
        </>
      ),
    },
    {
      header: t('products.link'),
      cell: ({ link }) => (
        <StatusMark tone={linkTones[link]}>{t(`products.linkStates.${link}`)}</StatusMark>
      ),
    },
    {
      header: t('products.shown'),
      cell: ({ listed }) => (
        <StatusMark tone={listed ? 'good' : 'plain'}>
          {t(listed ? 'products.shownYes' : 'products.shownNo')}
        </StatusMark>
      ),
    },
  ]
}
