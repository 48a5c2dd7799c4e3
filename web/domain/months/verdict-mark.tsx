import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../schema/content/choices'

/** Told apart by shape too. Borders, because forced colours draw no backgrounds. */
export const verdictMarks: Record<Verdict, string> = {
  good: 'before:size-3.5 before:rounded-full before:border-[0.4375rem] before:border-good',
  mixed: 'before:size-3.5 before:rounded-full before:border-[0.25rem] before:border-mixed',
  avoid: 'before:m-0.5 before:size-2.5 before:rounded-full before:border-2 before:border-bad',
}

export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('months')
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold before:shrink-0 ${verdictMarks[verdict]}`}
    >
      {t(`verdicts.${verdict}`)}
    </span>
  )
}
