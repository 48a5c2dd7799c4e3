interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  share: number
  className?: string
}

export function ProgressBar({ label, share, className = '' }: ProgressBarProps) {
  const percent = Math.floor(share * 100)
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`block h-1.5 overflow-hidden rounded-full bg-line ${className}`}
    >
      <span
        className={
          'block h-full rounded-full bg-action transition-[width] forced-colors:bg-[Highlight]'
        }
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
