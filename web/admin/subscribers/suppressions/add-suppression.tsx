import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { control } from '../../../ui/form-controls'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { FieldNotes } from '../../kit/field-notes'
import { useSubmit } from '../../kit/use-submit'

/** Stops all mail to an address by hand. */
export function AddSuppression({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-5" />
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
  const id = useId()
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
  const fault = faultOf('email')
  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('subscribers.suppressions.addText')}</p>
      <div>
        <label htmlFor={`${id}-email`} className="mb-1 block font-semibold">
          {t('subscribers.columns.email')}
        </label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-email-error` : undefined}
          className={control}
        />
        <FieldNotes id={`${id}-email`} hint={undefined} error={fault} />
      </div>
      <div>
        <label htmlFor={`${id}-detail`} className="mb-1 block font-semibold">
          {t('subscribers.suppressions.why')}
        </label>
        <input
          id={`${id}-detail`}
          name="detail"
          maxLength={200}
          autoComplete="off"
          className={control}
        />
      </div>
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
