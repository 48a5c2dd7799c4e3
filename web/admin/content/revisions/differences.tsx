import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { withoutBlanks } from '../../../../schema/content/blanks'
import type { EntryKind } from '../../../../schema/content/choices'
import { isRecord, valueAt } from '../../../../schema/content/in-one-language'
import { isSame } from '../../../../schema/content/pairs'
import { buttonStyles } from '../../../ui/button-styles'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'
import { pathLabel } from '../form/labels'
import { type Json, type Path, withValueAt } from '../form/paths'

function asText(value: unknown, t: TFunction<'admin'>): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return t(value ? 'kit.compare.yes' : 'kit.compare.no')
  return String(value ?? '')
}

const langOf = (path: Path) => {
  const name = String(path.at(-1))
  if (name.endsWith('Vi')) return 'vi'
  return name.endsWith('En') ? 'en' : undefined
}

interface DifferencesProps {
  kind: EntryKind
  from: Json
  to: Json
  /** The common base, to mark fields that both sides changed. */
  base?: Json
  /** Offers to take single values of `to`; called with all of `from` with such a value. */
  onTake?: (data: Json) => void
}

export function Differences({ kind, from, to, base, onTake }: DifferencesProps) {
  const { t } = useTranslation('admin')
  const differences = dataDifferences(withoutBlanks(from), withoutBlanks(to))
  if (differences.length === 0) return <p className="text-muted">{t('kit.compare.same')}</p>
  const idsOf = (other: Json) =>
    new Set(
      dataDifferences(withoutBlanks(base ?? {}), withoutBlanks(other)).map(({ path }) =>
        path.join('.'),
      ),
    )
  const [theirs, mine] = base ? [idsOf(from), idsOf(to)] : [new Set(), new Set()]
  return (
    <dl className="grid gap-4">
      {differences.map((difference) => {
        const id = difference.path.join('.')
        const taken = onTake && withTaken(from, to, difference.path)
        const isContested =
          theirs.has(id) && mine.has(id) && !isSame(difference.from, difference.to)
        return (
          <div key={id} className="min-w-0">
            <dt className="text-sm font-semibold">
              {pathLabel(t, kind, difference.path)}
              {isContested && (
                <span className="ms-2 font-normal text-bad">{t('kit.compare.contested')}</span>
              )}
            </dt>
            <dd className="mt-1 rounded-control border border-line bg-paper px-3 py-2">
              <ChangedText
                parts={differenceOf(asText(difference.from, t), asText(difference.to, t))}
                lang={langOf(difference.path)}
                className=""
              />
              {taken && (
                <button
                  type="button"
                  className={`${buttonStyles.quiet} mt-1 text-sm`}
                  onClick={() => onTake(taken)}
                >
                  {t('entries.revisions.take')}
                </button>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface DataDifference {
  /** List items by `@id`, or by their index. */
  path: Path
  from: unknown
  to: unknown
}

const isGroups = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(isRecord)

/** Returns children by name; list items by id, so that a moved item is still the same. */
function childrenOf(value: unknown): Map<string | number, unknown> {
  if (isGroups(value))
    return new Map(
      value.map((item, index) => [
        isRecord(item) && typeof item.id === 'string' ? `@${item.id}` : index,
        item,
      ]),
    )
  return new Map(isRecord(value) ? Object.entries(value) : [])
}

const isParent = (value: unknown) => isRecord(value) || isGroups(value)

/** Returns the differing fields of two versions; a list in another order counts as a whole. */
export function dataDifferences(from: unknown, to: unknown, path: Path = []): DataDifference[] {
  if (isSame(from, to)) return []
  if (!isParent(from) && !isParent(to)) return [{ path, from, to }]
  const [before, after] = [childrenOf(from), childrenOf(to)]
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  const inside = keys.flatMap((key) =>
    dataDifferences(before.get(key), after.get(key), [...path, key]),
  )
  return inside.length > 0 ? inside : [{ path, from: [...before.keys()], to: [...after.keys()] }]
}

function placeIn(data: Json, path: Path): Path | undefined {
  const place: (string | number)[] = []
  for (const key of path) {
    const list = valueAt(data, place)
    const found = Array.isArray(list)
      ? [...childrenOf(list).keys()].indexOf(key)
      : isRecord(list)
        ? key
        : -1
    if (found === -1) return undefined
    place.push(found)
  }
  return place
}

/** Returns data with the version's value at a path; undefined for lists and missing items. */
export function withTaken(data: Json, version: Json, path: Path): Json | undefined {
  const [here, there] = [placeIn(data, path), placeIn(version, path)]
  if (!here || !there || isParent(valueAt(data, here))) return undefined
  return withValueAt(data, here, valueAt(version, there))
}
