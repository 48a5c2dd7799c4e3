import type { EntryKind } from './choices'
import { isRecord } from './in-one-language'
import { routeTitles } from './route-titles'

/** Characters that search results show before they cut a text. */
export const metaLengths = { title: 65, description: 165 }

export interface PageMeta {
  titleVi: string
  titleEn: string
  descriptionVi: string
  descriptionEn: string
}

interface MetaSource {
  /** The group that has the fields; the content itself by default. */
  group?: string
  title: string
  description: string
  picture: string
}

const titled: MetaSource = { title: 'title', description: 'description', picture: 'image' }

const sources: Partial<Record<EntryKind, MetaSource>> = {
  post: { title: 'title', description: 'summary', picture: 'coverImage' },
  destination: { title: 'name', description: 'description', picture: 'heroImageUrl' },
  topic: titled,
  guide: { title: 'title', description: 'summary', picture: 'imageUrl' },
  deal: titled,
  itinerary: titled,
  page: { title: 'title', description: 'summary', picture: 'image' },
  letter: { title: 'subject', description: 'preview', picture: '' },
  about: { group: 'hero', title: 'heading', description: 'intro', picture: 'image' },
  farm: { group: 'opening', title: 'heading', description: 'intro', picture: 'image' },
  prices: { title: 'title', description: 'intro', picture: 'image' },
  route: { title: 'title', description: 'verdict', picture: '' },
}

/** Drafts have blank texts, and one language of an entry may be missing. */
const written = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What search results and shared cards show of a page without written `meta`. */
export function defaultMetaOf(kind: EntryKind, content: object): PageMeta & { picture: string } {
  const source = sources[kind] ?? titled
  const titles = kind === 'route' ? routeTitles(content) : {}
  const whole = new Map<string, unknown>(Object.entries({ ...content, ...titles }))
  const group = source.group && whole.get(source.group)
  const fields = isRecord(group) ? new Map(Object.entries(group)) : whole
  return {
    titleVi: written(fields.get(`${source.title}Vi`)),
    titleEn: written(fields.get(`${source.title}En`)),
    descriptionVi: written(fields.get(`${source.description}Vi`)),
    descriptionEn: written(fields.get(`${source.description}En`)),
    picture: written(fields.get(source.picture)),
  }
}

/** The written `meta` of a page, a text that is missing from its name and summary. */
export function metaOf(
  kind: EntryKind,
  content: { meta?: Partial<PageMeta> | undefined },
): PageMeta {
  const { picture: _, ...defaults } = defaultMetaOf(kind, content)
  const own = Object.entries(content.meta ?? {}).filter(([, text]) => written(text) !== '')
  return { ...defaults, ...Object.fromEntries(own) }
}
