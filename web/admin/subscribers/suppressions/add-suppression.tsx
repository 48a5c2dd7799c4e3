import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../../schema/admin-fields'
import { textLimits } from '../../../../schema/submissions'
import { TextField } from '../../../domain/forms/text-field'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { useSubmit } from '../../kit/use-submit'

export function AddSuppression({ onAdded }: { onAdded: () => void }) {
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
    { BAD_REQUEST: { field: 'email', text: t('entries.errors.email') } },
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
