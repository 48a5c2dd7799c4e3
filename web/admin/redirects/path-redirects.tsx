import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../schema/admin-fields'
import type { PathRedirect, PathRedirectProblem } from '../../../schema/api/redirects'
import { TextField } from '../../domain/forms/text-field'
import { ApiFailure } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { showToast } from '../../ui/toast-store'
import { useAdminData, useNames, writeAdmin } from '../kit/admin-api'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { RowAction } from '../kit/list/row-action'
import { pageField } from '../kit/list/use-admin-list'
import { useAttempt } from '../kit/use-attempt'

const pathsApi = '/api/admin/redirects/paths'

export function PathRedirects() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  // Not in the address, whose page is that of the other list.
  const [state, setState] = useState({ page: '1' })
  const remote = useAdminData(`${pathsApi}?page=${state.page}`)
  const columns: Column<PathRedirect>[] = [
    {
      header: t('redirects.from'),
      isTitle: true,
      cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
    },
    {
      header: t('redirects.target'),
      isLong: true,
      cell: ({ target }) => (
        <SiteLink to={target} className="wrap-anywhere underline underline-offset-4">
          {target}
        </SiteLink>
      ),
    },
    { header: t('redirects.byHand.by'), cell: ({ username }) => nameOf(username) },
    { header: t('redirects.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    {
      header: t('redirects.action'),
      cell: (row) => (
        <RowAction
          label={t('redirects.deleteOf', { slug: row.path })}
          title={t('redirects.confirmTitle', { slug: row.path })}
          text={t('redirects.confirmText')}
          action={t('redirects.delete')}
          work={() => writeAdmin('DELETE', `${pathsApi}/${row.id}`)}
          done={t('redirects.deleted')}
          failed={t('redirects.deleteFailed')}
          reload={remote.mutate}
        />
      ),
    },
  ]
  return (
    <section aria-labelledby="path-redirects">
      <h2 id="path-redirects" className="text-heading">
        {t('redirects.byHand.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('redirects.byHand.intro')}</p>
      <AddForm onAdded={() => void remote.mutate()} />
      <div className="mt-5">
        <AdminList
          list={{ ...remote, fields: { page: pageField }, state, set: setState }}
          rows={remote.data?.redirects}
          rowId={({ id }) => `${id}`}
          caption={t('redirects.byHand.title')}
          columns={columns}
        >
          {remote.data?.redirects.length === 0 && (
            <p className="text-muted">{t('redirects.byHand.empty')}</p>
          )}
        </AdminList>
      </div>
    </section>
  )
}

const ends = { path: '/khuyen-mai-2024', target: '/travel-deals' }
type End = keyof typeof ends
const problems: readonly PathRedirectProblem[] = [
  'reserved',
  'page exists',
  'taken',
  'unknown page',
  'loop',
]

function AddForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('admin')
  const { attempt, isPending, errorText } = useAttempt()
  const [refused, setRefused] = useState<{ end: End; message: string }>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    setRefused(undefined)
    await attempt(
      async () => {
        await writeAdmin('POST', pathsApi, { path: data.get('path'), target: data.get('target') })
        showToast({ title: t('redirects.byHand.added') })
        form.reset()
        onAdded()
      },
      {
        title: t('redirects.byHand.addFailed'),
        text: (failure) => refuse(form, failure) ?? errorText(failure),
      },
    )
  }

  function refuse(form: HTMLFormElement, failure: unknown): string | undefined {
    const issue = failure instanceof ApiFailure ? failure.body?.issues?.[0] : undefined
    if (issue?.path !== 'path' && issue?.path !== 'target') return undefined
    const message = t(
      `redirects.byHand.problems.${problems.find((known) => known === issue.message) ?? 'format'}`,
    )
    setRefused({ end: issue.path, message })
    form.querySelector<HTMLElement>(`[name="${issue.path}"]`)?.focus()
    return message
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-4xl items-start gap-4 md:grid-cols-[1fr_1fr_auto]"
    >
      {(['path', 'target'] as const).map((end) => (
        <TextField
          key={end}
          name={end}
          label={t(`redirects.byHand.${end}`)}
          maxLength={adminLimits.redirectPath}
          required
          placeholder={ends[end]}
          disabled={isPending}
          error={refused?.end === end ? refused.message : undefined}
        />
      ))}
      <button
        type="submit"
        disabled={isPending}
        className={`${buttonStyles.primary} justify-self-start md:mt-7.25`}
      >
        {isPending ? t('redirects.byHand.adding') : t('redirects.byHand.add')}
      </button>
    </form>
  )
}
