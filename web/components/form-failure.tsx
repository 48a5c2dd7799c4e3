import { CircleAlert } from 'lucide-react'

interface FormFailureProps {
  title: string
  text: string
  /** On the dark ground of the newsletter. */
  onNight?: boolean
}

/** Says beside the button why nothing was sent, until the next try: the toast is gone after a few seconds. */
export function FormFailure({ title, text, onNight = false }: FormFailureProps) {
  const tone = onNight ? 'border-on-night/60 text-on-night' : 'border-bad text-ink'
  return (
    <div role="alert" className={`flex gap-3 rounded-control border px-4 py-3 ${tone}`}>
      <CircleAlert aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${onNight ? '' : 'text-bad'}`} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  )
}
