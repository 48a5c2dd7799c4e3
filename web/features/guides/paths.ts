import { fillPath, paths } from '../../../schema/paths'
import { difficulties, guideCategories, seasons } from '../../content/guides/types'
import { choiceField, flagField, textField } from '../../lib/list-state'

export const guideCount = 30

/** The day of an address: `day-7`, `7` and `07` are all 7; undefined for anything else. */
export function parseGuideDay(param: string | undefined): number | undefined {
  const day = Number(/^(?:day-)?0*([1-9]\d?)$/.exec(param ?? '')?.[1])
  return day <= guideCount ? day : undefined
}

export function guidePath(day: number): string {
  return fillPath(paths.guide, { day: `day-${day}` })
}

export function guideContent(day: number): `guides/day-${string}` {
  return `guides/day-${String(day).padStart(2, '0')}`
}

export const guideListFields = {
  q: textField(),
  category: choiceField(['all', ...guideCategories], 'all'),
  difficulty: choiceField(['all', ...difficulties], 'all'),
  season: choiceField(['all', ...seasons], 'all'),
  featured: flagField(),
}
