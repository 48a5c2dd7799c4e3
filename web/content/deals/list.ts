import { categories } from './categories'
import type { Deal, DealCategory } from './types'

const dealModules = import.meta.glob<{ content: Deal }>(['./*.ts', '!./{list,categories,slugs,types}.ts', '!./with-*.ts', '!./*.test.ts'], {
  eager: true,
})

/** What lists show of a deal. */
export type DealSummary = Omit<Deal, 'inclusionsVi' | 'inclusionsEn' | 'termsVi' | 'termsEn' | 'imageAltVi' | 'imageAltEn' | 'meta'>

function summaryOf({ inclusionsVi, inclusionsEn, termsVi, termsEn, imageAltVi, imageAltEn, meta, ...summary }: Deal): DealSummary {
  return summary
}

export interface DealListContent {
  categories: DealCategory[]
  deals: DealSummary[]
}

/** Every deal, those out of their window included: what is live depends on the day. */
export const content: DealListContent = {
  categories,
  deals: Object.values(dealModules).map((module) => summaryOf(module.content)),
}
