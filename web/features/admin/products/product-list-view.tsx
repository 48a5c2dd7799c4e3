import { useTranslation } from 'react-i18next'
import { useListState } from '../../../lib/list-state'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { ViewHeader } from '../kit/view-header'
import { productFields } from './list-fields'
import { ProductFilters } from './product-filters'
import { ProductTable } from './product-table'

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
        <ProductTable state={state} onPage={(page) => set({ page: String(page) })} />
      </div>
    </>
  )
}
