import { useTranslation } from 'react-i18next'
import { type ContentPillar, contentPillars } from '../../../schema/pillars'

const colours: Record<ContentPillar, string> = {
  'destination-discovery': 'bg-north text-on-action',
  'cultural-immersion': 'bg-central text-on-action',
  'practical-travel': 'bg-south text-on-action',
  'personal-stories': 'bg-turmeric text-scrim',
  'visual-storytelling': 'bg-action text-on-action',
}
const grey = 'bg-on-night/60 text-scrim'

/** What kind of article this is, in the kind's own colour; grey and by its own name where it is none of the plan's. */
export function PillarBadge({ pillar }: { pillar: string }) {
  const { t } = useTranslation('articles')
  const known = contentPillars.find((name) => name === pillar)
  return (
    <p className={`rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold ${known ? colours[known] : grey}`}>
      {known ? t(`pillars.${known}`) : pillar}
    </p>
  )
}
