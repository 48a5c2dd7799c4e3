import { type SavedItem, type SavedKind, savedKinds } from './saved-items'

type SavedRef = Pick<SavedItem, 'kind' | 'slug'>

const maxItems = 50

export function toSavedLink(items: readonly SavedRef[]): string {
  return items
    .slice(0, maxItems)
    .map(({ kind, slug }) => `${kind}.${slug}`)
    .join(',')
}

function isSavedKind(value: string | undefined): value is SavedKind {
  return savedKinds.some((kind) => kind === value)
}

export function parseSavedLink(value: string | null): SavedRef[] {
  return (value ?? '')
    .split(',')
    .slice(0, maxItems)
    .flatMap((part) => {
      const [, kind, slug] = /^(\w+)\.([\w-]{1,120})$/.exec(part) ?? []
      return isSavedKind(kind) && slug ? [{ kind, slug }] : []
    })
}
