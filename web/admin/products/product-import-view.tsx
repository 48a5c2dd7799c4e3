import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { productImportRow } from '../../../schema/api/product-import'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { FilePicker } from '../kit/file-picker'
import { ViewHeader } from '../kit/view-header'
import type { ImportJob } from './import-job'
import { ImportProgress, ImportStopped } from './import-progress'
import { ImportDone, ImportReport } from './import-report'
import { useProductImport } from './use-product-import'

export function View() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SiteLink to="/admin/products" className={buttonStyles.quiet}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('products.back')}
      </SiteLink>
      <ViewHeader title={t('products.importTitle')} intro={t('products.importIntro')} />
      <div className="max-w-3xl">
        <ImportSteps />
      </div>
    </>
  )
}

const countsOf = ({ done, total }: ImportJob) => ({ done, total })

function ImportSteps() {
  const { t } = useTranslation('admin')
  const { state, choose, startImport, stop, resume, restart } = useProductImport()
  switch (state.step) {
    case 'idle':
      return (
        <>
          <FilePicker
            label={t('products.chooseFile')}
            accept=".csv,.json,.jsonl,.ndjson"
            problem={state.problem}
            onChoose={choose}
          />
          <FileColumns />
        </>
      )
    case 'reading':
      return <p role="status">{t('products.reading')}</p>
    case 'running':
      return (
        <ImportProgress
          text={t(`products.${state.phase}`, countsOf(state.job))}
          {...countsOf(state.job)}
          onStop={stop}
        />
      )
    case 'stopped':
      return (
        <ImportStopped
          {...countsOf(state.job)}
          problem={state.problem}
          onResume={resume}
          onRestart={restart}
        />
      )
    case 'report':
      return <ImportReport job={state.job} onStart={startImport} onRestart={restart} />
    case 'done':
      return <ImportDone job={state.job} onRestart={restart} />
  }
}

const columns = Object.entries(productImportRow.shape).map(([name, schema]) => ({
  name,
  isNeeded: !schema.safeParse(undefined).success,
}))

/** What the file has to hold, by the names of its columns. */
function FileColumns() {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="file-columns" className="mt-8">
      <h2 id="file-columns" className="text-heading">
        {t('products.columnsTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('products.columnsNote')}</p>
      <dl className="mt-4 grid gap-4">
        {[true, false].map((isNeeded) => (
          <div key={String(isNeeded)}>
            <dt className="font-semibold">
              {isNeeded ? t('products.columnsNeeded') : t('products.columnsOptional')}
            </dt>
            <dd className="mt-1.5 flex flex-wrap gap-1.5">
              {columns
                .filter((column) => column.isNeeded === isNeeded)
                .map(({ name }) => (
                  <code
                    key={name}
                    className="rounded-control border border-line bg-card px-2 text-sm leading-7"
                  >
                    {name}
                  </code>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
