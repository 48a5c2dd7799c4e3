import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits, usernamePattern } from '../../../schema/admin-fields'
import type { InviteInput, NewInvitation } from '../../../schema/api/admins'
import { looksLikeEmail, textLimits } from '../../../schema/submissions'
import type { AdminRole } from '../../../schema/tables/admins'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { copyLink } from '../../ui/copy-link'
import { SelectField } from '../../ui/form-controls'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'

interface Made extends NewInvitation {
  username: string
  email: string
}

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
    if (!usernamePattern.test(input.username))
      throw new FieldFault('username', t('colleagues.usernameFault'))
    if (input.email && !looksLikeEmail(input.email))
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
        maxLength={adminLimits.username}
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
        maxLength={textLimits.email}
        autoComplete="off"
        hint={t('colleagues.emailText')}
        error={faultOf('email')}
      />
      <SubmitFailure title={t('colleagues.failed')} text={failureText} />
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

interface InvitationLinkProps {
  path: string
  expiresAt: string
  username: string
  email: string
  onClose: () => void
}

function InvitationLink({ path, expiresAt, username, email, onClose }: InvitationLinkProps) {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const url = new URL(path, window.location.origin).href

  return (
    <div className="grid gap-3">
      <p>{t('colleagues.linkText', { username, time: formatInstant(expiresAt, locale) })}</p>
      {email && <p className="text-muted">{t('colleagues.mailed', { email })}</p>}
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={t('colleagues.link')}
        onFocus={(event) => event.target.select()}
        className={
          'min-h-11 w-full rounded-control border border-line bg-paper px-3 text-sm text-ink'
        }
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('colleagues.close')}
        </button>
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => void copyLink(url, tShell)}
        >
          {tShell('copyLink')}
        </button>
      </div>
    </div>
  )
}
