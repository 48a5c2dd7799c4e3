import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonStyles } from '../../ui/button-styles'

interface Step {
  label: string
  to: string
}

interface StepButtonsProps {
  previous: Step
  next: Step
  onChange: (to: string) => void
}

/** To the day or month before and after. */
export function StepButtons({ previous, next, onChange }: StepButtonsProps) {
  return [
    { ...previous, Icon: ChevronLeft },
    { ...next, Icon: ChevronRight },
  ].map(({ label, Icon, to }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange(to)}
      className={buttonStyles.icon}
    >
      <Icon className="size-5" />
    </button>
  ))
}
