import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { withoutBlanks } from '../../../../schema/content/check-data'
import { isSame } from '../../../../schema/content/pairs'
import { buttonStyles } from '../../../ui/button-styles'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'
import type { Json, Path } from '../form/paths'
import { pathLabel } from '../path-label'
import { dataDifferences, withTaken } from './data-differences'

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
  from: Json
  to: Json
  /** The common base, to mark the fields that both sides have changed. */
  base?: Json | undefined
  /** Offers to take single values of `to`; called with the whole of `from` with such a value. */
  onTake?: ((data: Json) => void) | undefined
}

/** Where two versions of an entry differ, field by field. */
export function Differences({ from, to, base, onTake }: DifferencesProps) {
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
              {pathLabel(t, difference.path)}
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
