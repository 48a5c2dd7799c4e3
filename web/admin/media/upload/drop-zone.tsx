import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function DropZone({
  onFiles,
  className = '',
  children,
}: {
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}) {
  const { t } = useTranslation('admin')
  const [isOver, setIsOver] = useState(false)
  useMissedDrops()

  function take(event: SyntheticEvent, transfer: DataTransfer) {
    setIsOver(false)
    const files = filesOf(transfer)
    if (files.length === 0 || event.isDefaultPrevented() || !isWithin(event)) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same
    <div
      className={`relative ${className}`}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer) || event.isDefaultPrevented() || !isWithin(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (
          !(
            event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
          )
        )
          setIsOver(false)
      }}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {children}
      {isOver && (
        <div
          className={
            'pointer-events-none absolute inset-0 z-30 flex flex-col items-center ' +
            'rounded-card border-2 border-dashed border-accent bg-card/85 p-2'
          }
        >
          <p
            className={
              'sticky top-[45dvh] rounded-card bg-card px-4 py-2 ' +
              'text-center text-heading font-semibold text-accent'
            }
          >
            {t('media.dropHere')}
          </p>
        </div>
      )}
    </div>
  )
}

/** False in a dialog opened from here, whose events React passes on. */
function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

/** A file dropped beside the zone would replace the page. */
function useMissedDrops(): void {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      if (!event.defaultPrevented && hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', stop)
    window.addEventListener('drop', stop)
    return () => {
      window.removeEventListener('dragover', stop)
      window.removeEventListener('drop', stop)
    }
  }, [])
}

/** Phones convert HEIC to JPEG if the platform cannot read it. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

export function filesOf(transfer: DataTransfer | null): File[] {
  return Array.from(transfer?.files ?? [])
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** File managers put file names as plain text beside files, so only HTML counts. */
export function hasFormattedText(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('text/html') ?? false
}

/** Dialogs take their own pastes. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0 || event.defaultPrevented || document.querySelector('dialog[open]'))
      return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
