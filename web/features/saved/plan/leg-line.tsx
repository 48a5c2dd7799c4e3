import { Route } from 'lucide-react'
import type { Leg } from '../../../domain/plan/legs'
import type { FindThing } from '../../../domain/plan/plan-things'
import { legWords } from './leg-words'
import { usePlanWords } from './use-plan-words'

export function LegLine({ leg, find }: { leg: Leg; find: FindThing }) {
  const words = usePlanWords(find)
  return (
    <p className="mb-3 flex max-w-prose gap-2 text-sm text-muted">
      <Route aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{legWords(leg, words)}</span>
    </p>
  )
}
