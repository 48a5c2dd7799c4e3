import { useTranslation } from 'react-i18next'
import type { BookingView, TransferView } from '../../../schema/api/bookings'
import { useMounted } from '../../lib/browser-value'
import { buttonStyles } from '../../ui/button-styles'
import { QrCode } from '../../ui/qr-code'
import { showToast } from '../../ui/toast-store'
import { NativeForm } from './native-form'
import { useWords } from './words'

interface TransferProps {
  booking: BookingView
  transfer: TransferView
}

/** Where the money goes, to scan or to type. */
export function Transfer({ booking, transfer }: TransferProps) {
  const { t } = useTranslation('bookings')
  const { money, heldUntil } = useWords()
  const { bank, account, holder, memo, qr } = transfer
  const amount = money(transfer.amount)
  const bankName = /^\d+$/.test(bank) ? t('transfer.bankBin', { bin: bank }) : bank
  return (
    <section aria-labelledby="transfer-heading" className="mt-6 max-w-2xl" data-print="hide">
      <h2 id="transfer-heading" className="text-heading">
        {t('transfer.title', { amount })}
      </h2>
      {booking.isPretend && (
        <p className="mt-2 border-s-4 border-bad ps-3 font-semibold text-bad">
          {t('transfer.pretend')}
        </p>
      )}
      {booking.heldUntil && <p className="mt-2">{heldUntil(booking.heldUntil)}</p>}
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-5">
        <div>
          <QrCode
            code={qr}
            label={t('transfer.qr', { amount, memo })}
            className="size-56 rounded-control border border-line"
          />
          <p className="mt-2 max-w-56 text-meta text-muted">{t('transfer.scan')}</p>
        </div>
        <dl className="grid min-w-60 flex-1 content-start gap-3">
          <Line label={t('transfer.bank')} value={bankName} />
          <Line label={t('transfer.account')} value={account} copied={account} />
          <Line label={t('transfer.holder')} value={holder} />
          <Line label={t('transfer.amount')} value={amount} copied={String(transfer.amount)} />
          <Line
            label={t('transfer.memo')}
            value={memo}
            copied={memo}
            hint={t('transfer.memoHint')}
          />
        </dl>
      </div>
      {booking.isPretend && (
        <NativeForm name="pretend" className="mt-5">
          <input type="hidden" name="method" value="bank" />
          <input type="hidden" name="amount" value={transfer.amount} />
          <button type="submit" className={buttonStyles.secondary}>
            {t('transfer.pretendPay')}
          </button>
        </NativeForm>
      )}
    </section>
  )
}

interface LineProps {
  label: string
  value: string
  copied?: string
  hint?: string
}

function Line({ label, value, copied, hint }: LineProps) {
  return (
    <div className="border-b border-line pb-2">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="font-semibold break-all">{value}</span>
        {copied !== undefined && <CopyButton what={label} text={copied} />}
      </dd>
      {hint && <dd className="text-meta text-muted">{hint}</dd>}
    </div>
  )
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const { t } = useTranslation('bookings')
  const isMounted = useMounted()
  if (!isMounted) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('transfer.copied'), text })
    } catch (error) {
      console.debug('the clipboard refused', error)
      showToast({ title: t('transfer.copyFailed'), text, destructive: true })
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t('transfer.copyOf', { what })}
      className={buttonStyles.quiet}
    >
      {t('transfer.copy')}
    </button>
  )
}
