import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../../schema/admin-fields'
import type { SuppressionRow } from '../../../../schema/api/admin-subscribers'
import { suppressionReasons } from '../../../../schema/mailing-lists'
import { textLimits } from '../../../../schema/submissions'
import { TextField } from '../../../domain/forms/text-field'
import { textField } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { useIsOwner, writeAdmin } from '../../kit/admin-api'
import type { Column } from '../../kit/data-table'
import { DialogFrame } from '../../kit/dialog-frame'
import { CsvLink } from '../../kit/download'
import { formatInstant } from '../../kit/format-instant'
import { AdminList } from '../../kit/list/admin-list'
import { RowAction } from '../../kit/list/row-action'
import { choices, cursorFields, useAdminList } from '../../kit/list/use-admin-list'
import { StatusMark, type Tone } from '../../kit/status-mark'
import { useSubmit } from '../../kit/use-submit'
import { BackLink, ViewHeader } from '../../kit/view-header'

const tones: Record<SuppressionRow['reason'], Tone> = {
  bounce: 'plain',
  complaint: 'bad',
  manual: 'strong',
}

const fields = {
  reason: choices(['all', ...suppressionReasons]),
  q: textField(),
  ...cursorFields,
}

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const list = useAdminList('/api/admin/suppressions', fields)

  const columns: Column<SuppressionRow>[] = [
    {
      header: t('subscribers.columns.email'),
      isTitle: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      header: t('subscribers.suppressions.reason'),
      cell: ({ reason }) => (
        <StatusMark tone={tones[reason]}>
          {t(`subscribers.suppressions.reasons.${reason}`)}
        </StatusMark>
      ),
    },
    {
      header: t('subscribers.suppressions.detail'),
      isLong: true,
      cell: ({ detail }) =>
        detail ? <span className="text-sm wrap-anywhere">{detail}</span> : '–',
    },
    {
      header: t('subscribers.suppressions.since'),
      cell: ({ createdAt }) => formatInstant(createdAt, locale),
    },
  ]
  if (isOwner) {
    columns.push({
      header: t('subscribers.columns.action'),
      cell: ({ email, reason }) => (
        <RowAction
          label={t('subscribers.suppressions.liftOf', { email })}
          title={t('subscribers.suppressions.liftAsk')}
          text={t(`subscribers.suppressions.liftText.${reason}`, { email })}
          action={t('subscribers.suppressions.lift')}
          work={() => writeAdmin('POST', '/api/admin/suppressions/remove', { email })}
          done={t('subscribers.suppressions.lifted')}
          reload={list.retry}
        />
      ),
    })
  }
  return (
    <>
      <BackLink to="/admin/subscribers">{t('subscribers.back')}</BackLink>
      <ViewHeader
        title={t('subscribers.suppressions.title')}
        intro={t('subscribers.suppressions.intro')}
      >
        {isOwner && (
          <CsvLink
            href={`/api/admin/suppressions.csv?locale=${locale}`}
            label={t('subscribers.suppressions.csv')}
          />
        )}
        {isOwner && <AddSuppression onAdded={list.retry} />}
      </ViewHeader>
      <AdminList
        list={list}
        filterForm={{
          label: t('subscribers.suppressions.filters'),
          grid: 'sm:grid-cols-2 lg:max-w-2xl',
        }}
        filters={{
          reason: {
            label: t('subscribers.suppressions.reason'),
            textOf: (reason) => t(`subscribers.suppressions.reasons.${reason}`),
          },
          q: { label: t('subscribers.search'), placeholder: t('subscribers.searchHint') },
        }}
        rows={list.data?.suppressions}
        rowId={({ email }) => email}
        caption={t('subscribers.suppressions.title')}
        columns={columns}
        empty={{
          title: t('subscribers.suppressions.empty'),
          text: t('subscribers.suppressions.emptyText'),
        }}
        noMatch={{ title: t('subscribers.noMatch'), reset: t('subscribers.reset') }}
      >
        <h2 className="sr-only">{t('subscribers.list')}</h2>
      </AdminList>
    </>
  )
}

function AddSuppression({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsOpen(true)}>
        <Plus className="size-5" />
        {t('subscribers.suppressions.add')}
      </button>
      {isOpen && (
        <DialogFrame title={t('subscribers.suppressions.add')} onClose={() => setIsOpen(false)}>
          {(close) => (
            <SuppressForm
              onDone={() => {
                close()
                onAdded()
              }}
            />
          )}
        </DialogFrame>
      )}
    </>
  )
}

function SuppressForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin')
  const { form, isPending, faultOf, failureText } = useSubmit(
    async (data) => {
      await writeAdmin('POST', '/api/admin/suppressions', {
        email: String(data.get('email')),
        detail: String(data.get('detail')),
      })
      showToast({ title: t('subscribers.suppressions.added') })
      onDone()
    },
    { BAD_REQUEST: { field: 'email', text: t('kit.refusals.email') } },
  )
  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('subscribers.suppressions.addText')}</p>
      <TextField
        label={t('subscribers.columns.email')}
        name="email"
        type="email"
        maxLength={textLimits.email}
        autoComplete="off"
        error={faultOf('email')}
      />
      <TextField
        label={t('subscribers.suppressions.why')}
        name="detail"
        maxLength={adminLimits.suppressionDetail}
        autoComplete="off"
      />
      {failureText && (
        <p role="alert" className="font-semibold text-bad">
          {failureText}
        </p>
      )}
      <button
        type="submit"
        className={`${buttonStyles.primary} justify-self-end`}
        disabled={isPending}
      >
        {t('subscribers.suppressions.add')}
      </button>
    </form>
  )
}
