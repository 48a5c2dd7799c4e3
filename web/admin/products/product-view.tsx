import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { text } from '../../../schema/locale'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { DayChart } from '../kit/day-chart'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { LinkPanel } from './link-panel'
import { ProductForm } from './product-form'

export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, retry, mutate } = useAdminData(
    `/api/admin/products/${encodeURIComponent(id)}`,
  )
  const name =
    data && text({ titleVi: data.product.titleVi, titleEn: data.product.title }, 'title', locale)
  return (
    <>
      <SiteLink to="/admin/products" className={buttonStyles.quiet}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('products.back')}
      </SiteLink>
      <ViewHeader
        title={name ?? t('products.title')}
        {...(data && { intro: data.product.externalId })}
      />
      <Body
        data={data}
        error={error}
        onRetry={retry}
        onStored={(stored) => void mutate(stored, { revalidate: false })}
      />
    </>
  )
}

interface BodyProps {
  data: AdminProduct | undefined
  error: unknown
  onRetry: () => void
  onStored: (product: AdminProduct) => void
}

function Body({ data, error, onRetry, onStored }: BodyProps) {
  const { t } = useTranslation('admin')
  const code = errorCodeOf(error)
  if (code === 'NOT_FOUND' || code === 'BAD_REQUEST')
    return <p className="text-muted">{t('products.gone')}</p>
  if (error) return <LoadError error={error} onRetry={onRetry} />
  if (!data) return <Waiting />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
      <ProductForm stored={data} onStored={onStored} />
      <div className="grid min-w-0 gap-6">
        <LinkPanel product={data} onChecked={onStored} />
        <DayChart title={t('products.clicks')} empty={t('dashboard.noClicks')} days={data.clicks} />
      </div>
    </div>
  )
}
