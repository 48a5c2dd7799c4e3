import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../schema/admin-fields'
import type { AdminMe, ProfileInput } from '../../../schema/api/admins'
import { looksLikeEmail, textLimits } from '../../../schema/submissions'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { showToast } from '../../ui/toast-store'
import { entryScreens } from '../content/entry-api'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'

export function ProfileForm({ me }: { me: AdminMe }) {
  const { t } = useTranslation('admin')
  const { mutate } = useAdminData('/api/admin/me')
  const { form, isPending, faultOf, failureText } = useSubmit(send)

  async function send(data: FormData) {
    const text = (name: string) => String(data.get(name)).trim()
    const input = { displayName: text('displayName'), email: text('email') } satisfies ProfileInput
    if (input.email && !looksLikeEmail(input.email))
      throw new FieldFault('email', t('kit.refusals.email'))
    await writeAdmin('PUT', '/api/admin/profile', input)
    showToast({ title: t('account.saved') })
    await mutate()
  }

  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="mb-4 text-heading">
        {t('account.profile')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        {me.authorId ? (
          <SiteLink to={entryScreens.editor(me.authorId)} className="underline underline-offset-4">
            {t('account.authorPage')}
          </SiteLink>
        ) : (
          t('account.noAuthorPage')
        )}
      </p>
      <form {...form} className="grid max-w-md gap-4">
        <TextField
          label={t('account.displayName')}
          name="displayName"
          maxLength={adminLimits.displayName}
          autoComplete="name"
          defaultValue={me.displayName ?? ''}
          hint={t('account.displayNameHint', { username: me.username })}
        />
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          maxLength={textLimits.email}
          autoComplete="email"
          defaultValue={me.email ?? ''}
          hint={t('account.emailHint')}
          error={faultOf('email')}
        />
        <SubmitFailure title={t('account.notSaved')} text={failureText} />
        <button
          type="submit"
          disabled={isPending}
          className={`${buttonStyles.primary} justify-self-start`}
        >
          {t('account.save')}
        </button>
      </form>
    </section>
  )
}
