import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SynonymRow } from '../../../schema/api/searches'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { writeAdmin } from '../kit/admin-api'
import { type Column, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { RowAction } from '../kit/list/row-action'
import { pageField, useAdminList } from '../kit/list/use-admin-list'
import { type EditedSynonym, SynonymDialog, synonymsPath } from './synonym-dialog'

const fields = { page: pageField }
const phrasesOf = ({ same }: SynonymRow) => same.join(', ')

export function SynonymList() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [edited, setEdited] = useState<EditedSynonym>()
  const list = useAdminList(synonymsPath, fields)

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
            onClick={() => setEdited(row)}
          >
            {t('searches.edit')}
          </button>
          <RowAction
            label={t('searches.deleteOf', { phrases: phrasesOf(row) })}
            title={t('searches.confirmTitle', { phrases: phrasesOf(row) })}
            text={t('searches.confirmText')}
            action={t('searches.delete')}
            work={() => writeAdmin('DELETE', `${synonymsPath}/${row.id}`)}
            done={t('searches.deleted')}
            failed={t('searches.deleteFailed')}
            reload={list.mutate}
          />
        </div>
      ),
    },
  ]
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.primary} mb-4`}
        onClick={() => setEdited({ same: [], finds: [] })}
      >
        {t('searches.add')}
      </button>
      <AdminList
        list={list}
        rows={list.data?.synonyms}
        rowId={({ id }) => id}
        caption={t('searches.synonyms')}
        columns={columns}
        empty={{ title: t('searches.noSynonymsTitle'), text: t('searches.noSynonymsText') }}
      />
      {edited && (
        <SynonymDialog
          synonym={edited}
          onSaved={() => void list.mutate()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
