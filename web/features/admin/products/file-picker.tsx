import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface FilePickerProps {
  /** Why the last file was not taken. */
  problem: string | undefined
  onChoose: (file: File) => void
}

export function FilePicker({ problem, onChoose }: FilePickerProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  return (
    <div className="rounded-card border border-dashed border-line bg-card p-6">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {t('products.chooseFile')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.json,.jsonl,.ndjson"
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
        }}
        className="w-full min-w-0 file:me-3 file:min-h-11 file:rounded-control file:border file:border-line file:bg-paper file:px-4 file:font-semibold file:text-ink"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-3 font-semibold text-bad wrap-anywhere">
          {problem}
        </p>
      )}
    </div>
  )
}
