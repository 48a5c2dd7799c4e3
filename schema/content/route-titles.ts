import { isRecord } from './in-one-language'

const nameOf = (end: unknown, field: 'nameVi' | 'nameEn') => {
  const name = isRecord(end) ? end[field] : undefined
  return typeof name === 'string' ? name.trim() : ''
}

const joined = (from: string, link: string, to: string) => (from && to ? from + link + to : from)

interface Ends {
  from?: unknown
  to?: unknown
}

/** “Huế – Hội An” / “Hue – Hoi An”: a route in lists; the start alone while a draft has no end. */
export function routeNames({ from, to }: Ends): { titleVi: string; titleEn: string } {
  return {
    titleVi: joined(nameOf(from, 'nameVi'), ' – ', nameOf(to, 'nameVi')),
    titleEn: joined(nameOf(from, 'nameEn'), ' – ', nameOf(to, 'nameEn')),
  }
}

/** The title of its page. */
export function routeTitles({ from, to }: Ends): { titleVi: string; titleEn: string } {
  const { titleVi } = routeNames({ from, to })
  const titleEn = joined(nameOf(from, 'nameEn'), ' to ', nameOf(to, 'nameEn'))
  return {
    titleVi: titleVi && `${titleVi}: đi bằng gì?`,
    titleEn: titleEn && `${titleEn}: how to get there`,
  }
}
