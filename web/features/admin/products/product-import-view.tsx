import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { ViewHeader } from '../kit/view-header'
import { FilePicker } from './file-picker'
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

function ImportSteps() {
  const { t } = useTranslation('admin')
  const { state, choose, startImport, stop, resume, restart } = useProductImport()
  switch (state.step) {
    case 'idle':
      return <FilePicker problem={state.problem} onChoose={choose} />
    case 'reading':
      return <p role="status">{t('products.reading')}</p>
    case 'running':
      return <ImportProgress phase={state.phase} job={state.job} onStop={stop} />
    case 'stopped':
      return <ImportStopped job={state.job} problem={state.problem} onResume={resume} onRestart={restart} />
    case 'report':
      return <ImportReport job={state.job} onStart={startImport} onRestart={restart} />
    case 'done':
      return <ImportDone job={state.job} onRestart={restart} />
  }
}
