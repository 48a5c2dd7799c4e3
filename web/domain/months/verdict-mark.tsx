import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../schema/content/choices'

/**
 * A disc, a thick ring and a small thin one, told apart without colour, as the element before an
 * element's words. Borders, because backgrounds are not drawn where colours are forced. It says
 * nothing by itself: what it is on has the words.
 */
export const verdictMarks: Record<Verdict, string> = {
  good: 'before:size-3.5 before:rounded-full before:border-[0.4375rem] before:border-good',
  mixed: 'before:size-3.5 before:rounded-full before:border-[0.25rem] before:border-mixed',
  avoid: 'before:m-0.5 before:size-2.5 before:rounded-full before:border-2 before:border-bad',
}

/** The mark with its word. */
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
