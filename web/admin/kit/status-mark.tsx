const tones = {
  good: 'border-good text-good',
  bad: 'border-bad text-bad',
  plain: 'border-line text-muted',
  strong: 'border-ink text-ink',
} as const
export type Tone = keyof typeof tones

export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={
        'inline-flex rounded-full border px-2.5 py-px text-sm/5 font-semibold ' +
        `whitespace-nowrap ${tones[tone]}`
      }
    >
      {children}
    </span>
  )
}
