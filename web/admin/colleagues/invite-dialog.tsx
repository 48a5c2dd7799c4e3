import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InviteInput, NewInvitation } from '../../../schema/api/admins'
import type { AdminRole } from '../../../schema/tables/admins'
import { FormFailure } from '../../domain/forms/form-summary'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { InvitationLink } from './invitation-link'

const username = /^[a-z0-9][a-z0-9._-]{1,39}$/
const address = /^\S+@\S+\.\S+$/

interface Made extends NewInvitation {
  username: string
  email: string
}

/** Invites somebody, then shows the link once. */
export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const [made, setMade] = useState<Made>()
  const title = made
    ? t('colleagues.linkTitle', { username: made.username })
    : t('colleagues.invite')
  return (
    <DialogFrame title={title} onClose={onClose}>
      {(close) =>
        made ? (
          <InvitationLink {...made} onClose={close} />
        ) : (
          <InviteForm
            onMade={(invitation) => {
              setMade(invitation)
              onInvited()
            }}
            onCancel={close}
          />
        )
      }
    </DialogFrame>
  )
}

function InviteForm({ onMade, onCancel }: { onMade: (made: Made) => void; onCancel: () => void }) {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const [role, setRole] = useState<AdminRole>('editor')
  const { form, isPending, faultOf, failureText } = useSubmit(send, {
    USERNAME_TAKEN: { field: 'username', text: t('colleagues.usernameTaken') },
  })

  async function send(data: FormData) {
    const text = (name: string) => String(data.get(name)).trim().toLowerCase()
    const input = {
      username: text('username'),
      email: text('email'),
      role,
      language,
    } satisfies InviteInput
    if (!username.test(input.username))
      throw new FieldFault('username', t('colleagues.usernameFault'))
    if (input.email && !address.test(input.email))
      throw new FieldFault('email', t('colleagues.emailFault'))
    const invitation = await writeAdmin<NewInvitation>(
      'POST',
      '/api/admin/colleagues/invitations',
      input,
    )
    onMade({ ...invitation, username: input.username, email: input.email })
  }

  return (
    <form {...form} className="grid gap-4">
      <TextField
        label={t('colleagues.username')}
        name="username"
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="none"
        hint={t('colleagues.usernameText')}
        error={faultOf('username')}
      />
      <SelectField
        label={t('colleagues.role')}
        name="role"
        value={role}
        options={(['editor', 'owner'] as const).map((value) => ({
          value,
          label: t(`colleagues.roles.${value}`),
        }))}
        onChange={(value) => setRole(value === 'owner' ? 'owner' : 'editor')}
      />
      <TextField
        label={t('colleagues.emailOptional')}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        hint={t('colleagues.emailText')}
        error={faultOf('email')}
      />
      {failureText && (
        <div className="text-bad">
          <FormFailure title={t('colleagues.failed')} text={failureText} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onCancel}>
          {t('colleagues.cancel')}
        </button>
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('colleagues.sending') : t('colleagues.send')}
        </button>
      </div>
    </form>
  )
}
