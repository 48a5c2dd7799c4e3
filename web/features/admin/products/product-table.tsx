import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '../../../../schema/api/admin-products'
import { text } from '../../../../schema/locale'
import { merchants, productCategories } from '../../../../schema/shop'
import { useLocale } from '../../../lib/locale-context'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { type Column, DataTable } from '../kit/data-table'
import { Pager } from '../kit/pager'
import { StatusMark } from '../kit/status-mark'
import { useAdminData } from '../kit/use-admin-data'
import { Waiting } from '../waiting'
import { type ProductListState, productListPath } from './list-fields'

const merchantNames = new Map(merchants.map(({ id, name }) => [id, name]))

export function ProductTable({ state, onPage }: { state: ProductListState; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData(productListPath(state))
  const columns = useProductColumns()
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <>
      <h2 className="sr-only">{t('products.title')}</h2>
      {data.products.length === 0 ? (
        <EmptyState title={t('products.emptyTitle')} text={t('products.emptyText')} />
      ) : (
        <DataTable caption={t('products.title')} columns={columns} rows={data.products} rowId={({ id }) => id} />
      )}
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={onPage} />
    </>
  )
}

function useProductColumns(): Column<AdminProductRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('products.name'),
        isTitle: true,
        cell: ({ id, externalId, title, titleVi }) => (
          <>
            <SiteLink to={`/admin/products/${id}`} className="wrap-anywhere underline decoration-1 underline-offset-4">
              {text({ titleVi, titleEn: title }, 'title', locale)}
            </SiteLink>
            <span className="block text-sm font-normal text-muted wrap-anywhere">{externalId}</span>
          </>
        ),
      },
      {
        id: 'category',
        header: t('products.category'),
        cell: ({ category }) => {
          const known = productCategories.find((name) => name === category)
          return <span className="whitespace-nowrap">{known ? t(`products.categories.${known}`) : category}</span>
        },
      },
      { id: 'merchant', header: t('products.merchant'), cell: ({ merchant }) => merchantNames.get(merchant) ?? merchant },
      {
        id: 'price',
        header: t('products.price'),
        align: 'end',
        cell: ({ price }) => (price === null ? t('products.noPrice') : `$${price.toFixed(2)}`),
      },
      {
        id: 'stock',
        header: t('products.stock'),
        cell: ({ inStock }) => <span className="whitespace-nowrap">{inStock ? t('products.inStock') : t('products.outOfStock')}</span>,
      },
      {
        id: 'listed',
        header: t('products.shown'),
        cell: ({ listed }) => (
          <StatusMark tone={listed ? 'good' : 'plain'}>{listed ? t('products.shownYes') : t('products.shownNo')}</StatusMark>
        ),
      },
    ],
    [t, locale],
  )
}
