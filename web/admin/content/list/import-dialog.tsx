import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '../../../../schema/api/admin-entries'
import { buttonStyles } from '../../../ui/button-styles'
import { CheckField } from '../../../ui/form-controls'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { useErrorText } from '../../kit/use-attempt'
import { entryApi, useInvalidateEntries } from '../entry-api'
import { inBatches, NotJson, readEntryFiles } from './read-entry-files'

const batchSize = 50

/** Reads files, sends them in batches, and says what became of each. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const invalidateEntries = useInvalidateEntries()
  const [files, setFiles] = useState<readonly File[]>([])
  const [overwrite, setOverwrite] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [results, setResults] = useState<ImportReport['results']>([])
  const [failure, setFailure] = useState<string>()
  const [isRunning, setIsRunning] = useState(false)

  async function send() {
    const entries = await readEntryFiles(files)
    setProgress({ done: 0, total: entries.length })
    for (const [index, batch] of inBatches(entries, batchSize).entries()) {
      const report = await writeAdmin<ImportReport>('POST', entryApi.import, {
        files: batch,
        overwrite,
      })
      setResults((current) => [...current, ...report.results])
      setProgress({ done: index * batchSize + batch.length, total: entries.length })
    }
  }

  async function start(event: FormEvent) {
    event.preventDefault()
    setFailure(files.length === 0 ? t('entries.transfer.none') : undefined)
    setResults([])
    if (files.length === 0) return
    setIsRunning(true)
    try {
      await send()
    } catch (error) {
      console.debug('the import stopped', error)
      const isUnread = error instanceof NotJson
      setFailure(
        isUnread
          ? t('entries.transfer.notJson', { name: error.message })
          : t('entries.transfer.failed', { reason: errorText(error) }),
      )
    } finally {
      setIsRunning(false)
    }
    invalidateEntries()
  }

  return (
    <DialogFrame title={t('entries.transfer.title')} size="medium" onClose={onClose}>
      <p className="mb-3 text-muted">{t('entries.transfer.text')}</p>
      <form noValidate onSubmit={(event) => void start(event)} className="grid gap-3">
        <label className="grid gap-1 text-sm font-semibold">
          {t('entries.transfer.files')}
          <input
            type="file"
            accept=".json,application/json"
            multiple
            onChange={(event) => setFiles([...(event.target.files ?? [])])}
            className="min-h-11 max-w-full text-base font-normal file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-line file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink"
          />
        </label>
        <CheckField
          label={t('entries.transfer.overwrite')}
          name="overwrite"
          checked={overwrite}
          onChange={setOverwrite}
        />
        <button
          type="submit"
          className={`${buttonStyles.primary} justify-self-start`}
          disabled={isRunning}
        >
          {t('entries.transfer.start')}
        </button>
      </form>
      {failure && (
        <p role="alert" className="mt-3 font-semibold text-bad">
          {failure}
        </p>
      )}
      <p role="status" className="mt-3">
        {progress && t('entries.transfer.progress', progress)}
      </p>
      {results.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t('entries.transfer.report')}</h3>
          <ul className="mt-1 max-h-[40vh] overflow-y-auto text-sm">
            {results.map(({ file, outcome, issues }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may name the same entry, and the report only grows
              <li key={`${index}-${file}`} className="border-b border-line py-1.5 last:border-0">
                <span className={outcome === 'refused' ? 'font-semibold text-bad' : ''}>
                  {file}: {t(`entries.transfer.outcomes.${outcome}`)}
                </span>
                {issues.length > 0 && (
                  <ul className="ps-4">
                    {issues.map(({ path, message }) => (
                      <li key={`${path} ${message}`} className="wrap-anywhere">
                        <code>{path}</code>: {message}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  )
}
