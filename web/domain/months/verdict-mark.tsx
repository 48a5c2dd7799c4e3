import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../schema/content/choices'

export const verdictMarks: Record<Verdict, string> = {
  good: 'verdict',
  mixed: 'verdict verdict-mixed',
  avoid: 'verdict verdict-avoid',
}

export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('months')
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${verdictMarks[verdict]}`}>
      {t(`verdicts.${verdict}`)}
    </span>
  )
}
