import { useId } from 'react'

interface FilePickerProps {
  label: string
  /** The endings of its names. */
  accept: string
  /** Why the last file was refused. */
  problem: string | undefined
  onChoose: (file: File) => void
}

/** Asks for a file of this device. */
export function FilePicker({ label, accept, problem, onChoose }: FilePickerProps) {
  const id = useId()
  return (
    <div className="rounded-card border border-dashed border-line bg-card p-6">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
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
