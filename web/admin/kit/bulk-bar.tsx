import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkResult } from '../../../schema/api/admin-entries'
import { errorCodes } from '../../../schema/errors'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { SiteLink } from '../../ui/site-link'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from './admin-api'
import { DialogFrame } from './dialog-frame'
import { factInUseText } from './fact-errors'
import { useAttempt } from './use-attempt'

const actions = ['publish', 'unpublish', 'trash', 'restore'] as const
const languageChoices = { both: ['vi', 'en'], vi: ['vi'], en: ['en'] } as const
type LanguageChoice = keyof typeof languageChoices

/** What the rows of a list are to the bulk actions. */
export interface BulkRows<Row> {
  /** The API path that does the same to several. */
  path: string
  titleOf: (row: Row) => string
  editorOf: (id: string) => string
  /** The name of a field that an issue is about. */
  fieldLabel: (path: string) => string
  onChanged: () => void
}

interface BulkBarProps<Row> {
  chosen: readonly Row[]
  bulk: BulkRows<Row>
  onClear: () => void
}

/** Does the same to the chosen rows and says which were refused, and why. */
export function BulkBar<Row extends { id: string }>({ chosen, bulk, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation('admin')
  const { attempt, isPending, errorText } = useAttempt()
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [languages, setLanguages] = useState<LanguageChoice>('both')
  const [refused, setRefused] = useState<{ row: Row; result: BulkResult['results'][number] }[]>([])
  const hasLanguages = action === 'publish' || action === 'unpublish'

  async function run() {
    const input = { ids: chosen.map(({ id }) => id), action, locales: languageChoices[languages] }
    const { results } = await writeAdmin<BulkResult>('POST', bulk.path, input)
    const done = results.filter(({ ok }) => ok).length
    if (done > 0) showToast({ title: t('entries.bulk.done', { count: done }) })
    setRefused(
      chosen.flatMap((row) =>
        results.filter(({ id, ok }) => id === row.id && !ok).map((result) => ({ row, result })),
      ),
    )
    bulk.onChanged()
    onClear()
  }

  return (
    <>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label={t('entries.bulk.label', { count: chosen.length })}
          className="sticky top-14 z-20 mb-3 flex flex-wrap items-end gap-3 rounded-card border border-line bg-card p-3 lg:top-2"
        >
          <SelectField
            label={t('entries.bulk.action')}
            name="action"
            value={action}
            options={actions.map((value) => ({ value, label: t(`entries.bulk.actions.${value}`) }))}
            onChange={setAction}
          />
          {hasLanguages && (
            <SelectField
              label={t('entries.bulk.languages')}
              name="languages"
              value={languages}
              options={(['both', 'vi', 'en'] as const).map((value) => ({
                value,
                label: t(`entries.bulk.${value}`),
              }))}
              onChange={setLanguages}
            />
          )}
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isPending}
            onClick={() => void attempt(run, (error) => ({ text: errorText(error) }))}
          >
            {t('entries.bulk.do')}
          </button>
          <button type="button" className={buttonStyles.quiet} onClick={onClear}>
            {t('entries.bulk.clear')}
          </button>
          <p role="status" className="min-h-11 content-center text-muted">
            {t('entries.bulk.label', { count: chosen.length })}
          </p>
        </div>
      )}
      {refused.length > 0 && (
        <DialogFrame
          title={t('entries.bulk.refused', { count: refused.length })}
          closeLabel={t('entries.bulk.close')}
          onClose={() => setRefused([])}
        >
          <ul className="grid gap-2">
            {refused.map(({ row, result }) => (
              <li key={row.id}>
                <Refusal row={row} result={result} bulk={bulk} />
              </li>
            ))}
          </ul>
        </DialogFrame>
      )}
    </>
  )
}

interface RefusalProps<Row> {
  row: Row
  result: BulkResult['results'][number]
  bulk: BulkRows<Row>
}

function Refusal<Row extends { id: string }>({
  row,
  result: { code, issues = [] },
  bulk,
}: RefusalProps<Row>) {
  const { t } = useTranslation(['admin', 'shell'])
  const [first] = issues
  const known = errorCodes.find((one) => one === code) ?? 'INTERNAL'
  return (
    <>
      <SiteLink to={bulk.editorOf(row.id)} className="font-semibold underline underline-offset-4">
        {bulk.titleOf(row)}
      </SiteLink>
      {': '}
      {factInUseText(t, { ...(code && { code }), issues }) ??
        (first
          ? t('entries.bulk.lacks', { count: issues.length, first: bulk.fieldLabel(first.path) })
          : t(`shell:errors.${known}`))}
    </>
  )
}
