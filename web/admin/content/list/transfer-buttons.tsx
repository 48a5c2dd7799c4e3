import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryExport } from '../../../../schema/api/admin-entries'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { showToast } from '../../../ui/toast-store'
import { readAdmin } from '../../kit/admin-api'
import { downloadFile } from '../../kit/download'
import { lazyPart } from '../../kit/lazy-part'
import { useAttempt } from '../../kit/use-attempt'
import { entryApi } from '../entry-api'

const ImportDialog = lazyPart(
  ['import'],
  async () => (await import('./import-dialog')).ImportDialog,
)

async function readExport(): Promise<EntryExport['files']> {
  const files: EntryExport['files'] = []
  let after: string | null = ''
  while (after !== null) {
    const part: EntryExport = await readAdmin<EntryExport>(
      `${entryApi.export}?after=${encodeURIComponent(after)}`,
    )
    files.push(...part.files)
    after = part.next
  }
  return files
}

export function TransferButtons() {
  const { t } = useTranslation('admin')
  const [isImporting, setIsImporting] = useState(false)
  const { attempt, isPending } = useAttempt()

  async function exportAll() {
    const files = await readExport()
    downloadFile('content.json', `${JSON.stringify({ files }, null, 2)}\n`, 'application/json')
    showToast({ title: t('entries.transfer.exported', { count: files.length }) })
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={isPending}
        onClick={() => void attempt(exportAll)}
      >
        <Download className="size-4.5" />
        <span className="max-sm:sr-only">{t('entries.transfer.export')}</span>
      </button>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsImporting(true)}>
        <Upload className="size-4.5" />
        <span className="max-sm:sr-only">{t('entries.transfer.import')}</span>
      </button>
      {isImporting && (
        <PageSection>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </PageSection>
      )}
    </>
  )
}
