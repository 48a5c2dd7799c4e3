import { Copy, ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { isFixed } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { useLocale } from '../../../lib/locale-context'
import { useSiteHref } from '../../../lib/navigation'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { useAttempt } from '../../kit/use-attempt'
import { entryApi, useInvalidateEntries } from '../entry-api'
import { standingOf } from '../language-marks'
import { titleOf } from '../titles'
import { useDuplicateEntry } from '../use-duplicate-entry'

const button =
  'inline-flex size-11 items-center md:size-10 justify-center ' +
  'rounded-full text-muted hover:bg-line/60 hover:text-ink'

export function EntryRowActions({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const duplicate = useDuplicateEntry()
  const invalidate = useInvalidateEntries()
  const { attempt } = useAttempt()
  const { id, kind, slug } = entry
  const title = titleOf(entry, locale, t)
  const page = standingOf(entry, locale) === 'public' ? entryPagePath(kind, slug) : undefined
  const address = useSiteHref(page ?? '/')

  function run(work: () => Promise<void>) {
    void attempt(() => work().then(invalidate))
  }

  async function undelete() {
    await writeAdmin('POST', entryApi.undelete(id))
    showToast({ title: t('entries.undeleted') })
  }

  async function remove() {
    await writeAdmin('DELETE', entryApi.one(id))
    showToast({
      title: t('entries.trashed'),
      action: { label: t('shell:undo'), onClick: () => run(undelete) },
    })
  }

  if (entry.deletedAt)
    return (
      <button
        type="button"
        className={`${button} align-middle md:-my-2 md:-me-2.5`}
        aria-label={t('entries.undeleteOne', { title })}
        title={t('entries.undelete')}
        onClick={() => run(undelete)}
      >
        <Undo2 className="size-5" />
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
          <ExternalLink className="size-5" />
        </a>
      )}
      {!isFixed(kind, slug) && (
        <>
          <button
            type="button"
            className={button}
            aria-label={t('entries.duplicateOne', { title })}
            title={t('entries.duplicate')}
            onClick={() => void attempt(() => duplicate(id))}
          >
            <Copy className="size-5" />
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
            <Trash2 className="size-5" />
          </ConfirmButton>
        </>
      )}
    </span>
  )
}
