import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { text } from '../../../schema/locale'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref, useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { DayChart } from '../kit/day-chart'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { BackLink, ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { linkTones } from './link-tones'
import { ProductForm } from './product-form'

export function View() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewProduct /> : <StoredProduct key={id} id={id} />
}

function Frame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <BackLink to="/admin/products">{t('products.back')}</BackLink>
      <ViewHeader title={title} intro={intro} />
      {children}
    </>
  )
}

function NewProduct() {
  const { t } = useTranslation('admin')
  const list = useSiteHref('/admin/products')
  const [stored, setStored] = useState<AdminProduct>()
  // Without the form, which would ask whether to leave what is saved.
  if (stored) return <Navigate to={`${list}/${stored.id}`} />
  return (
    <Frame title={t('products.addTitle')}>
      <div className="max-w-4xl">
        <ProductForm onStored={setStored} />
      </div>
    </Frame>
  )
}

function StoredProduct({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isDeleted, setIsDeleted] = useState(false)
  const { data, error, retry, mutate } = useAdminData(
    isDeleted ? null : `/api/admin/products/${encodeURIComponent(id)}`,
  )
  const name =
    data && text({ titleVi: data.product.titleVi, titleEn: data.product.title }, 'title', locale)
  const code = errorCodeOf(error)
  const store = (stored: AdminProduct) => void mutate(stored, { revalidate: false })

  function content() {
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST')
      return <p className="text-muted">{t('products.gone')}</p>
    if (error) return <LoadError error={error} onRetry={retry} />
    if (!data) return <Waiting />
    return (
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <ProductForm stored={data} onStored={store} />
        <div className="grid min-w-0 gap-6">
          <LinkPanel product={data} onChecked={store} />
          <DayChart
            title={t('products.clicks')}
            empty={t('kit.chart.noClicks')}
            days={data.clicks}
          />
          <DeleteButton id={id} name={name ?? ''} onDelete={() => setIsDeleted(true)} />
        </div>
      </div>
    )
  }

  return (
    <Frame title={name ?? t('products.title')} intro={data?.product.externalId}>
      {content()}
    </Frame>
  )
}

function DeleteButton({ id, name, onDelete }: { id: string; name: string; onDelete: () => void }) {
  const { t } = useTranslation('admin')
  const go = useSiteNavigate()
  const { attempt } = useAttempt()

  const remove = () =>
    attempt(
      async () => {
        await writeAdmin('DELETE', `/api/admin/products/${encodeURIComponent(id)}`)
        onDelete()
        showToast({ title: t('products.deleted') })
        go('/admin/products')
      },
      { title: t('products.deleteFailed') },
    )

  return (
    <div>
      <ConfirmButton
        className={buttonStyles.secondary}
        title={t('products.deleteAsk', { name })}
        text={t('products.deleteText')}
        action={t('products.delete')}
        onConfirm={() => void remove()}
      >
        <Trash2 className="size-4.5" />
        {t('products.delete')}
      </ConfirmButton>
    </div>
  )
}

function LinkPanel({
  product,
  onChecked,
}: {
  product: AdminProduct
  onChecked: (product: AdminProduct) => void
}) {
  const { t } = useTranslation('admin')
  const { attempt, isPending } = useAttempt()
  const { state, target } = product.link

  const ask = () =>
    attempt(
      async () =>
        onChecked(
          await writeAdmin<AdminProduct>('POST', `/api/admin/products/${product.id}/check-link`),
        ),
      { title: t('products.linkAskFailed') },
    )

  return (
    <section aria-labelledby="link-heading" className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="link-heading" className="text-base font-semibold">
          {t('products.linkTitle')}
        </h2>
        <StatusMark tone={linkTones[state]}>{t(`products.linkStates.${state}`)}</StatusMark>
      </div>
      <p className="mt-2 text-sm">{t(`products.linkTargets.${target}`)}</p>
      <LinkFacts link={product.link} />
      <button
        type="button"
        disabled={isPending}
        onClick={() => void ask()}
        className={`${buttonStyles.secondary} mt-4`}
      >
        {isPending ? t('products.linkAsking') : t('products.linkAsk')}
      </button>
    </section>
  )
}

function LinkFacts({ link }: { link: AdminProduct['link'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { askedAt, outcome, status, failedDays, deadSince } = link
  const answer = outcome && t(`products.linkOutcomes.${outcome}`)
  const facts = [
    {
      name: t('products.linkAsked'),
      value: askedAt ? formatInstant(askedAt, locale) : t('products.linkNever'),
    },
    {
      name: t('products.linkAnswer'),
      value: answer && status ? t('products.linkStatus', { outcome: answer, status }) : answer,
    },
    { name: t('products.linkFailing'), value: failedDays > 0 && failedDays },
    { name: t('products.linkDeadSince'), value: formatInstant(deadSince, locale) },
  ]
  return (
    <dl className="mt-3 grid gap-1.5 text-sm" aria-live="polite">
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
