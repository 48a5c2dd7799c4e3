import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentRow } from '../../../schema/api/admin-tours'
import { findBookingCode } from '../../../schema/bookings'
import { formatDong } from '../../../schema/numbers'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { SubmitFailure } from '../kit/submit-failure'
import { useAttempt } from '../kit/use-attempt'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { TourTabs } from './tour-tabs'
import { bookingScreen } from './tour-words'

const groups = ['stray', 'byHand', 'failed'] as const

export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/tours/money')
  return (
    <>
      <TourTabs part="money" />
      <ViewHeader title={t('tours.money.title')} intro={t('tours.money.intro')} />
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {data?.payments.length === 0 && (
        <EmptyState title={t('tours.money.none')} text={t('tours.money.noneText')} as="h2" />
      )}
      <div className="grid gap-6">
        {groups.map((group) => {
          const own = data?.payments.filter(({ state }) => state === group) ?? []
          return (
            own.length > 0 && (
              <section key={group} aria-labelledby={`money-${group}`}>
                <h2 id={`money-${group}`} className="text-heading">
                  {t(`tours.money.groups.${group}`)}
                </h2>
                <p className="mb-3 max-w-2xl text-muted">{t(`tours.money.texts.${group}`)}</p>
                <ul className="grid gap-3">
                  {own.map((payment) => (
                    <OpenMoney key={payment.id} payment={payment} reload={retry} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </>
  )
}

interface OpenMoneyProps {
  payment: PaymentRow
  reload: () => void
}

function OpenMoney({ payment, reload }: OpenMoneyProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, code, amount, method, state, note, reference, createdAt } = payment
  const { attempt } = useAttempt()
  const [isMatching, setIsMatching] = useState(false)
  const shown = amount > 0 ? formatDong(amount, locale) : t('tours.money.foreign')

  async function act(what: 'done' | 'retry') {
    await attempt(async () => {
      await writeAdmin('POST', `/api/admin/tours/money/${id}/${what}`)
      showToast({ title: t(what === 'done' ? 'tours.money.closed' : 'tours.money.retried') })
    })
    reload()
  }

  return (
    <li className="rounded-card border border-line bg-card p-4 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-lg">{shown}</b>
        <span>{t(`tours.booking.methods.${method}`)}</span>
        {code && (
          <SiteLink to={bookingScreen(code)} className={buttonStyles.quiet}>
            {code}
          </SiteLink>
        )}
      </p>
      {note && <p>{note}</p>}
      <p className="text-sm text-muted">
        {formatInstant(createdAt, locale)}
        {state === 'stray' && `, ${reference}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'stray' && amount > 0 && (
          <button
            type="button"
            className={buttonStyles.primary}
            onClick={() => setIsMatching(true)}
          >
            {t('tours.money.match')}
          </button>
        )}
        {state === 'failed' && method === 'card' && (
          <button type="button" className={buttonStyles.primary} onClick={() => void act('retry')}>
            {t('tours.money.retry')}
          </button>
        )}
        <ConfirmButton
          className={buttonStyles.secondary}
          title={t('tours.money.doneTitle')}
          text={t('tours.money.doneText', { amount: shown })}
          action={t(state === 'stray' ? 'tours.money.returned' : 'tours.money.done')}
          onConfirm={() => void act('done')}
        >
          {t(state === 'stray' ? 'tours.money.returned' : 'tours.money.done')}
        </ConfirmButton>
      </div>
      {isMatching && (
        <DialogFrame
          title={t('tours.money.matchTitle', { amount: shown })}
          onClose={() => setIsMatching(false)}
        >
          {(close) => (
            <MatchForm
              id={id}
              onMatched={() => {
                close()
                reload()
              }}
            />
          )}
        </DialogFrame>
      )}
    </li>
  )
}

function MatchForm({ id, onMatched }: { id: string; onMatched: () => void }) {
  const { t } = useTranslation('admin')
  const { form, isPending, faultOf, failureText } = useSubmit(send, {
    BAD_REQUEST: { field: 'code', text: t('tours.money.noCode') },
    CONFLICT: { field: 'code', text: t('tours.money.gone') },
  })

  async function send(data: FormData) {
    const code = findBookingCode(String(data.get('code') ?? ''))
    if (!code) throw new FieldFault('code', t('tours.money.noCode'))
    await writeAdmin('POST', `/api/admin/tours/money/${id}/match`, { code })
    showToast({ title: t('tours.money.matched', { code }) })
    onMatched()
  }

  return (
    <form {...form} className="grid gap-4">
      <TextField
        label={t('tours.money.code')}
        name="code"
        maxLength={400}
        required
        autoComplete="off"
        error={faultOf('code')}
      />
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <button
        type="submit"
        disabled={isPending}
        className={`${buttonStyles.primary} justify-self-end`}
      >
        {isPending ? t('tours.money.saving') : t('tours.money.save')}
      </button>
    </form>
  )
}
