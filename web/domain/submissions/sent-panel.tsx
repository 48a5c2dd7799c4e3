import { type FormName, formId } from '../../../schema/no-js-forms'
import { focusOn } from '../../lib/focus-on'
import { buttonStyles } from '../../ui/button-styles'

interface SentPanelProps {
  form: FormName
  title: string
  text: string
  again: { label: string; onClick: () => void }
}

export function SentPanel({ form, title, text, again }: SentPanelProps) {
  return (
    <div
      id={formId(form)}
      ref={focusOn}
      role="status"
      tabIndex={-1}
      className="rounded-card border border-line bg-card p-8 text-center"
    >
      <p className="font-display text-heading font-semibold">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
      <button type="button" className={`${buttonStyles.secondary} mt-5`} onClick={again.onClick}>
        {again.label}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a href="?" className={`${buttonStyles.secondary} mt-5`}>
            {again.label}
          </a>
        )}
      </noscript>
    </div>
  )
}
