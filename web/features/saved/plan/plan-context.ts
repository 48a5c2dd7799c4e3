import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatPriceRange } from '../../../../schema/numbers'
import type { Plan } from '../../../../schema/plan'
import { type Journey, journeyOf } from '../../../domain/plan/journey'
import type { Range } from '../../../domain/plan/legs'
import { type KnownThings, titleIn } from '../../../domain/plan/plan-things'
import { type PlanWarning, warningsOf } from '../../../domain/plan/warnings'
import { useLocale } from '../../../lib/locale-context'
import { useSiteSettings } from '../../../lib/page-data'

export interface ShownPlan extends Pick<KnownThings, 'find' | 'places'> {
  plan: Plan
  journey: Journey
  warnings: readonly (readonly PlanWarning[])[]
}

export function toShownPlan(
  plan: Plan,
  { find, places }: Pick<KnownThings, 'find' | 'places'>,
): ShownPlan {
  const journey = journeyOf(plan, find, places)
  return { plan, find, places, journey, warnings: warningsOf(plan, journey, find) }
}

export const PlanContext = createContext<ShownPlan | undefined>(undefined)

export function usePlan(): ShownPlan {
  const plan = use(PlanContext)
  if (!plan) throw new Error('PlanContext is missing')
  return plan
}

export function usePlanWords() {
  const { t } = useTranslation('journey')
  const locale = useLocale()
  const { find } = usePlan()
  const { vndPerUsd } = useSiteSettings()
  return {
    t,
    locale,
    nameOf: (slug: string) => titleIn({ kind: 'destination', slug }, find, locale).value,
    priceOf: ({ low, high }: Range) =>
      low === high
        ? formatPrice(low, locale, vndPerUsd)
        : formatPriceRange([low, high], locale, vndPerUsd),
  }
}
