import { useTranslation } from 'react-i18next'

const modes = ['write', 'both', 'preview'] as const
export type PaneMode = (typeof modes)[number]

/** Writing, the preview, or both beside each other. */
export function ModeChoice({ label, mode, onChange }: { label: string; mode: PaneMode; onChange: (mode: PaneMode) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={label} className="flex">
      {modes.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === mode}
          onClick={() => onChange(choice)}
          className="min-h-11 rounded-control px-2.5 text-sm text-muted hover:bg-line/50 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
        >
          {t(`posts.modes.${choice}`)}
        </button>
      ))}
    </div>
  )
}
