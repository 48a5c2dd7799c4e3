import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../schema/admin-fields'
import type { Passkey } from '../../../schema/api/passkeys'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { askBrowser } from '../kit/passkeys'
import { SubmitFailure } from '../kit/submit-failure'
import { useAttempt } from '../kit/use-attempt'
import { useSubmit } from '../kit/use-submit'
import { readBrowser, useBrowserName } from './session-list'

const passkeysPath = '/api/admin/passkeys'

/** Throws a PasskeyFailure or an ApiFailure. */
async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await writeAdmin<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    `${passkeysPath}/options`,
  )
  const credential = await askBrowser(({ startRegistration }) => startRegistration({ optionsJSON }))
  await writeAdmin('POST', passkeysPath, { name, credential })
}

export function Passkeys() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: passkeys = [], error, retry, mutate } = useAdminData(passkeysPath)
  const { attempt } = useAttempt()
  const [isAdding, setIsAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    setIsAdding(false)
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  function remove(id: string) {
    void attempt(async () => {
      await writeAdmin('DELETE', `${passkeysPath}/${id}`)
      showToast({ title: t('account.passkeys.removed') })
      await mutate()
    })
  }

  const columns: Column<Passkey>[] = [
    { header: t('account.passkeys.name'), isTitle: true, cell: ({ name }) => name },
    {
      header: t('account.passkeys.added'),
      cell: ({ createdAt }) => formatInstant(createdAt, locale),
    },
    {
      header: t('account.lastSeen'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatInstant(lastUsedAt, locale) : '–'),
    },
    {
      header: t('account.action'),
      cell: ({ id, name }) => (
        <ConfirmButton
          className={rowButton}
          label={t('account.passkeys.removeOne', { name })}
          title={t('account.passkeys.removeTitle', { name })}
          text={t('account.passkeys.removeText')}
          action={t('account.passkeys.remove')}
          onConfirm={() => remove(id)}
        >
          {t('account.passkeys.remove')}
        </ConfirmButton>
      ),
    },
  ]

  return (
    <section aria-labelledby="passkeys">
      <h2 ref={heading} id="passkeys" tabIndex={-1} className="text-heading outline-none">
        {t('account.passkeys.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('account.passkeys.text')}</p>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {passkeys.length > 0 && (
        <div className="mb-4">
          <DataTable
            caption={t('account.passkeys.title')}
            columns={columns}
            rows={passkeys}
            rowId={({ id }) => id}
          />
        </div>
      )}
      {!('PublicKeyCredential' in window) ? (
        <p>{t('account.passkeys.unsupported')}</p>
      ) : passkeys.length >= adminLimits.passkeys ? (
        <p>{t('account.passkeys.enough', { limit: adminLimits.passkeys })}</p>
      ) : isAdding ? (
        <PasskeyForm
          onAdded={async () => {
            close()
            showToast({ title: t('account.passkeys.done') })
            await mutate()
          }}
          onCancel={close}
        />
      ) : (
        <button type="button" className={buttonStyles.secondary} onClick={() => setIsAdding(true)}>
          {t('account.passkeys.add')}
        </button>
      )}
    </section>
  )
}

interface PasskeyFormProps {
  onAdded: () => Promise<void>
  onCancel: () => void
}

function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
  const { t } = useTranslation('admin')
  const nameOf = useBrowserName()
  const own = nameOf(readBrowser(navigator.userAgent))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const { form, isPending, failureText } = useSubmit(async (data) => {
    await addPasskey(String(data.get('name')).trim() || own)
    await onAdded()
  })
  return (
    <form
      {...form}
      className="grid max-w-md gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <TextField
        label={t('account.passkeys.name')}
        name="name"
        maxLength={adminLimits.passkeyName}
        autoComplete="off"
        defaultValue={own}
        hint={t('account.passkeys.nameHint')}
        inputRef={field}
      />
      <SubmitFailure title={t('account.passkeys.failed')} text={failureText} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('account.passkeys.adding') : t('account.passkeys.go')}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={onCancel}>
          {t('factor.cancel')}
        </button>
      </div>
    </form>
  )
}
