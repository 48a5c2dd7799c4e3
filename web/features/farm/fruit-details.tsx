import { useTranslation } from 'react-i18next'
import type { ShownFruit } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { Fold } from '../../ui/fold'

export function FruitDetails({ fruits }: { fruits: readonly ShownFruit[] }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  return (
    <Fold title={t('fruitDetails')}>
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {fruits.map((fruit) => (
          <div key={fruit.id}>
            <dt className="font-semibold">
              {text(fruit, 'name', locale)}{' '}
              <span className="text-sm font-normal text-muted">{text(fruit, 'place', locale)}</span>
            </dt>
            <dd className="text-muted">{text(fruit, 'text', locale)}</dd>
            <dd className="mt-0.5">{text(fruit, 'doing', locale)}.</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
