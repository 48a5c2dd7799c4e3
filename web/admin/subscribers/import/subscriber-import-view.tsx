import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MailingList, mailingLists } from '../../../../schema/mailing-lists'
import { buttonStyles } from '../../../ui/button-styles'
import { SelectField } from '../../../ui/form-controls'
import { SiteLink } from '../../../ui/site-link'
import { FilePicker } from '../../kit/file-picker'
import { ViewHeader } from '../../kit/view-header'
import { ImportProgress, ImportStopped } from '../../products/import-progress'
import { ImportResult } from './import-result'
import { columnNames, columns } from './import-rows'
import { useSubscriberImport } from './use-subscriber-import'

/** Takes subscribers with the proof of their consent from a CSV file. */
export function View() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SiteLink to="/admin/subscribers" className={buttonStyles.quiet}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('subscribers.back')}
      </SiteLink>
      <ViewHeader title={t('subscribers.import.title')} intro={t('subscribers.import.intro')} />
      <div className="max-w-3xl">
        <ImportSteps />
      </div>
    </>
  )
}

function ImportSteps() {
  const { t } = useTranslation('admin')
  const [list, setList] = useState<MailingList>('letter')
  const { state, choose, start, stop, restart } = useSubscriberImport()
  if (state.step === 'idle')
    return (
      <div className="grid gap-5">
        <div className="max-w-sm">
          <SelectField
            label={t('subscribers.import.list')}
            value={list}
            options={mailingLists.map((value) => ({
              value,
              label: t(`subscribers.mailingLists.${value}`),
            }))}
            onChange={setList}
          />
        </div>
        <FilePicker
          label={t('subscribers.import.chooseFile')}
          accept=".csv"
          problem={state.problem}
          onChoose={(file) => choose(file, list)}
        />
        <FileColumns />
      </div>
    )
  const counts = { done: state.job.done, total: state.job.rows.length }
  if (state.step === 'running')
    return <ImportProgress text={t('products.importing', counts)} {...counts} onStop={stop} />
  if (state.step === 'stopped')
    return (
      <ImportStopped {...counts} problem={state.problem} onResume={start} onRestart={restart} />
    )
  return (
    <ImportResult
      job={state.job}
      isDone={state.step === 'done'}
      onStart={start}
      onRestart={restart}
    />
  )
}

/** What the file has to hold. */
function FileColumns() {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="file-columns">
      <h2 id="file-columns" className="text-heading">
        {t('products.columnsTitle')}
      </h2>
      <dl className="mt-3 grid gap-3">
        {columns.map((column) => (
          <div key={column}>
            <dt>
              <code className="rounded-control border border-line bg-card px-2 text-sm leading-7">
                {columnNames[column]}
              </code>
            </dt>
            <dd className="mt-1 text-muted">{t(`subscribers.import.columnHints.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
