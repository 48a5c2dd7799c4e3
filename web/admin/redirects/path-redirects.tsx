import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PathRedirect, PathRedirectProblem } from '../../../schema/api/redirects'
import { TextField } from '../../domain/forms/text-field'
import { ApiFailure } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Pager } from '../kit/pager'
import { useAttempt } from '../kit/use-attempt'
import { Waiting } from '../waiting'

const apiPath = '/api/admin/redirects/paths'

/** The redirects that editors make themselves, with the form for another. */
export function PathRedirects() {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [page, setPage] = useState('1')
  const { data, error, retry, mutate } = useAdminData(`${apiPath}?page=${page}`)

  async function remove({ id }: PathRedirect) {
    await attempt(
      async () => {
        await writeAdmin('DELETE', `${apiPath}/${id}`)
        showToast({ title: t('redirects.deleted') })
      },
      (failure) => ({ title: t('redirects.deleteFailed'), text: errorText(failure) }),
    )
    await mutate()
  }

  return (
    <section aria-labelledby="path-redirects">
      <h2 id="path-redirects" className="text-heading">
        {t('redirects.byHand.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('redirects.byHand.intro')}</p>
      <AddForm onAdded={() => void mutate()} />
      <div className="mt-5">
        {Boolean(error) && <LoadError error={error} onRetry={retry} />}
        {!data && !error && <Waiting />}
        {data?.redirects.length === 0 && (
          <p className="text-muted">{t('redirects.byHand.empty')}</p>
        )}
        {data && data.redirects.length > 0 && (
          <PathRedirectTable rows={data.redirects} onDelete={(row) => void remove(row)} />
        )}
        {data && (
          <Pager page={page} hasNext={data.hasNext} onChange={(change) => setPage(change.page)} />
        )}
      </div>
    </section>
  )
}

function PathRedirectTable({
  rows,
  onDelete,
}: {
  rows: PathRedirect[]
  onDelete: (row: PathRedirect) => void
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
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
    { header: t('redirects.byHand.by'), cell: ({ username }) => username },
    { header: t('redirects.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    {
      header: t('redirects.action'),
      cell: (row) => (
        <ConfirmButton
          className={rowButton}
          label={t('redirects.deleteOf', { slug: row.path })}
          title={t('redirects.confirmTitle', { slug: row.path })}
          text={t('redirects.confirmText')}
          action={t('redirects.delete')}
          onConfirm={() => onDelete(row)}
        >
          {t('redirects.delete')}
        </ConfirmButton>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('redirects.byHand.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => `${id}`}
    />
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
        await writeAdmin('POST', apiPath, { path: data.get('path'), target: data.get('target') })
        showToast({ title: t('redirects.byHand.added') })
        form.reset()
        onAdded()
      },
      (failure) => ({
        title: t('redirects.byHand.addFailed'),
        text: refuse(form, failure) ?? errorText(failure),
      }),
    )
  }

  /** Shows what is wrong at its field; returns the words, if the failure is about a field. */
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
          maxLength={200}
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
