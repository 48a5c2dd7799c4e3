import { useTranslation } from 'react-i18next'

/** A file with more is broken as a whole. */
const maxListed = 200

/** The rows of a file that an import leaves out, and why. Nothing where there is none. */
export function BadRows({ rows }: { rows: readonly { place: string; reason: string }[] }) {
  const { t } = useTranslation('admin')
  if (rows.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{t('products.badTitle')}</h3>
      <ul className="grid gap-2">
        {rows.slice(0, maxListed).map(({ place, reason }) => (
          <li key={place} className="border-s-4 border-bad ps-3">
            <strong className="block">{place}</strong>
            <span className="wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      {rows.length > maxListed && (
        <p className="text-muted">{t('products.badMore', { count: rows.length - maxListed })}</p>
      )}
    </div>
  )
}
