import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'

export function NumberTiles({
  numbers,
  none,
}: {
  numbers: readonly (readonly [label: string, count: number | null])[]
  none?: string
}) {
  const locale = useLocale()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {numbers.map(([label, count]) => (
        <div key={label} className="rounded-control border border-line px-3 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold">
            {count === null ? none : formatNumber(count, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
