import { useMemo } from 'react'
import type { AdminProductRow } from '../../../../schema/api/admin-products'
import { text } from '../../../../schema/locale'
import { merchants } from '../../../../schema/merchants'
import { productCategories } from '../../../../schema/shop'
import { useTranslation } from '../../../i18n/use-translation'
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
  const { t } = useTranslation()
  const { data, error, retry } = useAdminData(productListPath(state))
  const columns = useProductColumns()
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <>
      <h2 className="sr-only">{t('admin.products.title')}</h2>
      {data.products.length === 0 ? (
        <EmptyState title={t('admin.products.emptyTitle')} text={t('admin.products.emptyText')} />
      ) : (
        <DataTable caption={t('admin.products.title')} columns={columns} rows={data.products} rowId={({ id }) => id} />
      )}
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={onPage} />
    </>
  )
}

function useProductColumns(): Column<AdminProductRow>[] {
  const { t } = useTranslation()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('admin.products.name'),
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
        header: t('admin.products.category'),
        cell: ({ category }) => {
          const known = productCategories.find((name) => name === category)
          return <span className="whitespace-nowrap">{known ? t(`admin.products.categories.${known}`) : category}</span>
        },
      },
      { id: 'merchant', header: t('admin.products.merchant'), cell: ({ merchant }) => merchantNames.get(merchant) ?? merchant },
      {
        id: 'price',
        header: t('admin.products.price'),
        align: 'end',
        cell: ({ price }) => (price === null ? t('admin.products.noPrice') : `$${price.toFixed(2)}`),
      },
      {
        id: 'stock',
        header: t('admin.products.stock'),
        cell: ({ inStock }) => (
          <span className="whitespace-nowrap">{inStock ? t('admin.products.inStock') : t('admin.products.outOfStock')}</span>
        ),
      },
      {
        id: 'listed',
        header: t('admin.products.shown'),
        cell: ({ listed }) => (
          <StatusMark tone={listed ? 'good' : 'plain'}>{listed ? t('admin.products.shownYes') : t('admin.products.shownNo')}</StatusMark>
        ),
      },
    ],
    [t, locale],
  )
}
