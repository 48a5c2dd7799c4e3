import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SynonymRow } from '../../../schema/api/searches'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Pager } from '../kit/pager'
import { useAttempt } from '../kit/use-attempt'
import { Waiting } from '../waiting'
import { type EditedSynonym, SynonymDialog, synonymsPath } from './synonym-dialog'

interface SynonymListProps {
  page: string
  onPage: (change: { page: string }) => void
}

export function SynonymList({ page, onPage }: SynonymListProps) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [edited, setEdited] = useState<EditedSynonym>()
  const { data, error, retry, mutate } = useAdminData(`${synonymsPath}?page=${page}`)

  async function remove({ id }: SynonymRow) {
    await attempt(
      async () => {
        await writeAdmin('DELETE', `${synonymsPath}/${id}`)
        showToast({ title: t('searches.deleted') })
      },
      (failure) => ({ title: t('searches.deleteFailed'), text: errorText(failure) }),
    )
    await mutate()
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const { synonyms, hasNext } = data
  return (
    <div className="grid gap-4">
      <div>
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => setEdited({ same: [], finds: [] })}
        >
          {t('searches.add')}
        </button>
      </div>
      {synonyms.length === 0 && (
        <EmptyState title={t('searches.noSynonymsTitle')} text={t('searches.noSynonymsText')} />
      )}
      {synonyms.length > 0 && (
        <SynonymTable rows={synonyms} onEdit={setEdited} onDelete={(row) => void remove(row)} />
      )}
      <Pager page={page} hasNext={hasNext} onChange={onPage} />
      {edited && (
        <SynonymDialog
          synonym={edited}
          onSaved={() => void mutate()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

interface SynonymTableProps {
  rows: readonly SynonymRow[]
  onEdit: (row: SynonymRow) => void
  onDelete: (row: SynonymRow) => void
}

const phrasesOf = ({ same }: SynonymRow) => same.join(', ')

function SynonymTable({ rows, onEdit, onDelete }: SynonymTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<SynonymRow>[] = [
    {
      header: t('searches.same'),
      isTitle: true,
      cell: (row) => <span className="wrap-anywhere">{phrasesOf(row)}</span>,
    },
    {
      header: t('searches.finds'),
      isLong: true,
      cell: ({ finds }) => <span className="wrap-anywhere">{finds.join(', ') || '–'}</span>,
    },
    {
      header: t('searches.updated'),
      cell: ({ updatedAt, updatedBy }) => `${formatInstant(updatedAt, locale)} · ${updatedBy}`,
    },
    {
      header: t('searches.action'),
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-x-4 md:justify-start">
          <button
            type="button"
            className={rowButton}
            aria-label={t('searches.editOf', { phrases: phrasesOf(row) })}
            onClick={() => onEdit(row)}
          >
            {t('searches.edit')}
          </button>
          <ConfirmButton
            className={rowButton}
            label={t('searches.deleteOf', { phrases: phrasesOf(row) })}
            title={t('searches.confirmTitle', { phrases: phrasesOf(row) })}
            text={t('searches.confirmText')}
            action={t('searches.delete')}
            onConfirm={() => onDelete(row)}
          >
            {t('searches.delete')}
          </ConfirmButton>
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('searches.synonyms')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  )
}
