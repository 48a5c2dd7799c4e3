import { type ReactNode, useState } from 'react'
import type { BulkResult } from '../../../../schema/api/admin-entries'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../admin-api'
import { DialogFrame } from '../dialog-frame'
import { useAttempt } from '../use-attempt'

interface BulkBarProps {
  label: string
  clearLabel: string
  onClear: () => void
  children: ReactNode
  className?: string
}

export function BulkBar({ label, clearLabel, onClear, children, className = card }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`mb-3 flex flex-wrap items-end gap-3 ${className}`}
    >
      {children}
      <button type="button" className={buttonStyles.quiet} onClick={onClear}>
        {clearLabel}
      </button>
      <p role="status" className="min-h-11 content-center text-muted">
        {label}
      </p>
    </div>
  )
}

const card = 'sticky top-14 z-20 rounded-card border border-line bg-card p-3 lg:top-2'

export type BulkOutcome = BulkResult['results'][number]

interface BulkWords {
  done: (count: number) => string
  refused: (count: number) => string
  close: string
}

export function useBulkChange<Row extends { id: string }>(
  path: string,
  words: BulkWords,
  drawRefused: (row: Row, outcome: BulkOutcome) => ReactNode,
) {
  const { attempt, isPending } = useAttempt()
  const [refused, setRefused] = useState<{ row: Row; outcome: BulkOutcome }[]>([])

  async function change(chosen: readonly Row[], input: object, onChanged: () => void) {
    const ids = chosen.map(({ id }) => id)
    const { results } = await writeAdmin<BulkResult>('POST', path, { ...input, ids })
    const done = results.filter(({ ok }) => ok).length
    if (done > 0) showToast({ title: words.done(done) })
    setRefused(
      chosen.flatMap((row) =>
        results.filter(({ id, ok }) => id === row.id && !ok).map((outcome) => ({ row, outcome })),
      ),
    )
    onChanged()
  }

  return {
    isPending,
    run: (...input: Parameters<typeof change>) => void attempt(() => change(...input)),
    dialog: refused.length > 0 && (
      <DialogFrame
        title={words.refused(refused.length)}
        closeLabel={words.close}
        onClose={() => setRefused([])}
      >
        <ul className="grid gap-2">
          {refused.map(({ row, outcome }) => (
            <li key={row.id} className="wrap-anywhere">
              {drawRefused(row, outcome)}
            </li>
          ))}
        </ul>
      </DialogFrame>
    ),
  }
}
