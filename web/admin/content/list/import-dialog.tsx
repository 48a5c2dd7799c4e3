import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '../../../../schema/api/admin-entries'
import { factsFirst } from '../../../../schema/content/facts'
import { CheckField } from '../../../ui/form-controls'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import type { ImportPlan } from '../../kit/import/import-job'
import { ImportSteps } from '../../kit/import/import-steps'
import { entryApi, useInvalidateEntries } from '../entry-api'

/** Exported for its test. */
export const entryImport = (overwrite: boolean): ImportPlan => ({
  endings: ['json'],
  batchRows: 50,
  prepare: (rows) => factsFirst(rows, ({ value }) => value),
  send: async (files) => {
    const { results } = await writeAdmin<ImportReport>('POST', entryApi.import, {
      files,
      overwrite,
    })
    const counts = Object.groupBy(results, ({ outcome }) => outcome)
    return {
      counts: Object.fromEntries(
        Object.entries(counts).map(([outcome, some]) => [outcome, some.length]),
      ),
      refused: results.flatMap(({ outcome, file, issues }, index) => {
        if (outcome !== 'refused' && outcome !== 'kept') return []
        const reasons = issues.map(({ path, message }) => `${path}: ${message}`)
        return [{ index, name: file, error: outcome === 'kept' ? 'kept' : reasons.join('; ') }]
      }),
    }
  },
})

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const invalidateEntries = useInvalidateEntries()
  const [overwrite, setOverwrite] = useState(false)
  const plan = useMemo(() => entryImport(overwrite), [overwrite])

  function close() {
    invalidateEntries()
    onClose()
  }

  return (
    <DialogFrame title={t('entries.transfer.title')} size="medium" onClose={close}>
      <p className="mb-4 text-muted">{t('entries.transfer.text')}</p>
      <ImportSteps
        plan={plan}
        label={t('entries.transfer.files')}
        multiple
        options={
          <CheckField
            label={t('entries.transfer.overwrite')}
            name="overwrite"
            checked={overwrite}
            onChange={setOverwrite}
          />
        }
        outcomes={{}}
        sent={{
          created: t('import.added'),
          updated: t('entries.transfer.updated'),
          unchanged: t('import.unchanged'),
        }}
        reportText={(file) => t('entries.transfer.reportText', { file })}
        startText={(count) => t('entries.transfer.start', { count })}
        doneText={({ fileName }) => fileName}
        reasonOf={({ error }) =>
          error === 'kept'
            ? t('entries.transfer.kept')
            : t('import.errors.row', { reason: error ?? '' })
        }
      />
    </DialogFrame>
  )
}
