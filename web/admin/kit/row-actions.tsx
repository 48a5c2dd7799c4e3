import { Copy, ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSiteHref, useSiteNavigate } from '../../lib/navigation'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from './admin-api'
import { ConfirmButton } from './confirm-button'
import { useAttempt } from './use-attempt'

const button =
  'inline-flex size-11 items-center md:size-10 justify-center rounded-full text-muted hover:bg-line/60 hover:text-ink'

/** Where the API changes one row. */
export interface RowApi {
  one: (id: string) => string
  duplicate: (id: string) => string
  undelete: (id: string) => string
}

interface RowActionsProps {
  row: { id: string; deletedAt: string | null }
  title: string
  /** The screen path of its page, where readers see it. */
  page: string | undefined
  /** Whether it is neither copied nor thrown away. */
  isFixed?: boolean
  api: RowApi
  editorOf: (id: string) => string
  onChanged: () => void
}

/** What can be done with one row of a list. */
export function RowActions({
  row,
  title,
  page,
  isFixed = false,
  api,
  editorOf,
  onChanged,
}: RowActionsProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const navigate = useSiteNavigate()
  const { attempt, errorText } = useAttempt()
  const address = useSiteHref(page ?? '/')

  function run(work: () => Promise<void>) {
    void attempt(
      () => work().then(onChanged),
      (error) => ({ text: errorText(error) }),
    )
  }

  async function duplicate() {
    const copy = await writeAdmin<{ id: string }>('POST', api.duplicate(row.id))
    showToast({ title: t('entries.duplicated') })
    navigate(editorOf(copy.id))
  }

  async function undelete() {
    await writeAdmin('POST', api.undelete(row.id))
    showToast({ title: t('entries.undeleted') })
  }

  async function remove() {
    await writeAdmin('DELETE', api.one(row.id))
    showToast({
      title: t('entries.trashed'),
      action: { label: t('shell:undo'), onClick: () => run(undelete) },
    })
  }

  if (row.deletedAt)
    return (
      <button
        type="button"
        className={`${button} align-middle md:-my-2 md:-me-2.5`}
        aria-label={t('entries.undeleteOne', { title })}
        title={t('entries.undelete')}
        onClick={() => run(undelete)}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </button>
    )
  return (
    <span className="inline-flex align-middle md:-my-2 md:-me-2.5">
      {page && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={button}
          aria-label={t('entries.openOne', { title })}
          title={t('entries.open')}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
        </a>
      )}
      {!isFixed && (
        <>
          <button
            type="button"
            className={button}
            aria-label={t('entries.duplicateOne', { title })}
            title={t('entries.duplicate')}
            onClick={() => run(duplicate)}
          >
            <Copy aria-hidden="true" className="size-5" />
          </button>
          <ConfirmButton
            className={button}
            label={t('entries.trashOne', { title })}
            tooltip={t('entries.trash')}
            title={t('entries.trashAsk', { title })}
            text={t('entries.trashText')}
            action={t('entries.trash')}
            onConfirm={() => run(remove)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </ConfirmButton>
        </>
      )}
    </span>
  )
}
