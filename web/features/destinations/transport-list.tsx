import { Bus, Plane, TrainFront } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'

export const transportKinds = [
  { key: 'airport', Icon: Plane },
  { key: 'trainStation', Icon: TrainFront },
  { key: 'busStation', Icon: Bus },
] as const

export function TransportList({
  transportation,
}: {
  transportation: ShownDestinationSummary['transportation']
}) {
  const { t } = useTranslation('destinations')
  return (
    <ul className="flex flex-col gap-2">
      {transportKinds.map(({ key, Icon }) => (
        <li
          key={key}
          className={`flex items-center gap-3 ${transportation[key] ? '' : 'text-muted'}`}
        >
          <Icon className="size-5 shrink-0" />
          {t(`transport.${key}`)}
          {!transportation[key] && <span>– {t('hasNot')}</span>}
        </li>
      ))}
    </ul>
  )
}
