import { useTranslation } from 'react-i18next'
import type { AdminProductList, AdminProductRow } from '../../../schema/api/admin-products'
import { text } from '../../../schema/locale'
import { productCategories } from '../../../schema/shop'
import { formatDateOrNothing } from '../../../schema/time'
import { patternField, textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import type { Column } from '../kit/data-table'
import { AdminList } from '../kit/list/admin-list'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { linkTones } from './link-tones'
import { useMerchantNames } from './use-merchant-names'

const fields = {
  q: textField(),
  category: choices(['', ...productCategories]),
  merchant: patternField(/^[a-z0-9-]{1,80}$/, ''),
  listed: choices(['all', 'yes', 'no']),
  link: choices(['all', 'dead']),
  page: pageField,
}

export function View() {
  const { t } = useTranslation('admin')
  const list = useAdminList('/api/admin/products', fields)
  const merchantNames = useMerchantNames(list.state.merchant)
  const columns = useProductColumns(merchantNames)
  const listed = {
    all: t('products.shownAll'),
    yes: t('products.shownYes'),
    no: t('products.shownNo'),
  }
  const link = { all: t('products.linkAll'), dead: t('products.linkDead') }
  return (
    <>
      <ViewHeader title={t('products.title')} intro={t('products.intro')}>
        <SiteLink to="/admin/products/import" className={buttonStyles.secondary}>
          {t('products.import')}
        </SiteLink>
        <SiteLink to="/admin/products/new" className={buttonStyles.primary}>
          {t('products.add')}
        </SiteLink>
      </ViewHeader>
      <AdminList
        list={list}
        filterForm={{
          label: t('products.filters'),
          grid: 'lg:grid-cols-[2fr_1fr_1fr] xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]',
        }}
        filters={{
          q: { label: t('products.search') },
          category: {
            label: t('products.category'),
            isMore: true,
            all: t('products.allCategories'),
            textOf: (value) => t(`products.categories.${value}`),
          },
          merchant: {
            label: t('products.merchant'),
            isMore: true,
            all: t('products.allMerchants'),
            options: ['', ...merchantNames.keys()],
            textOf: (id) => merchantNames.get(id) ?? id,
          },
          listed: { label: t('products.shown'), isMore: true, textOf: (value) => listed[value] },
          link: { label: t('products.link'), isMore: true, textOf: (value) => link[value] },
        }}
        rows={list.data?.products}
        rowId={({ id }) => id}
        caption={t('products.title')}
        columns={columns}
        empty={{ title: t('products.emptyTitle'), text: t('products.emptyText') }}
      >
        <h2 className="sr-only">{t('products.title')}</h2>
        {list.data && <DeadPartners partners={list.data.deadPartners} />}
      </AdminList>
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

function useProductColumns(merchantNames: ReadonlyMap<string, string>): Column<AdminProductRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()

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
