import {
  type FC,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { typeInto } from '../forms/use-draft'

const gapPx = 6
const edgePx = 16

/** Used on wide screens only: on a phone the dialog is a bottom sheet. */
function placeUnder(dialog: HTMLDialogElement, field: HTMLElement): void {
  const { left, bottom } = field.getBoundingClientRect()
  const maxLeft = document.documentElement.clientWidth - dialog.offsetWidth - edgePx
  dialog.style.setProperty(
    '--left',
    `${Math.max(edgePx, Math.min(left, maxLeft)) + window.scrollX}px`,
  )
  dialog.style.setProperty('--top', `${bottom + gapPx + window.scrollY}px`)
}

export interface PickerProps {
  title: string
  /** Its text is read and written. */
  field: RefObject<HTMLInputElement | null>
  /** `YYYY-MM-DD`; the month to open if the field has no days. */
  opensOn?: string | undefined
  /** Gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export interface PanelProps {
  value: string
  onChange: (value: string) => void
  opensOn?: string | undefined
}

export function PickerDialog({
  title,
  field,
  button,
  opensOn,
  Panel,
  onClose,
}: PickerProps & { Panel: FC<PanelProps> }) {
  const { t } = useTranslation('trips')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [value, setValue] = useState(() => field.current?.value ?? '')

  useLayoutEffect(() => {
    if (!dialog.current || !field.current) return
    dialog.current.showModal()
    placeUnder(dialog.current, field.current)
    dialog.current.scrollIntoView({ block: 'nearest' })
    dialog.current
      .querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [field])

  function change(next: string) {
    setValue(next)
    typeInto(field.current, next)
  }

  function close() {
    onClose()
    button.current?.focus()
  }

  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  // Outside of the form, which Enter would submit.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      onClick={closeFromOutside}
      className="fixed inset-x-0 top-auto bottom-0 max-h-[90dvh] w-full max-w-none scroll-my-4 overflow-y-auto overscroll-contain rounded-t-card border border-line bg-card text-ink card-shadow backdrop:bg-night/50 sm:absolute sm:inset-auto sm:top-(--top) sm:left-(--left) sm:max-h-none sm:w-90 sm:rounded-card sm:backdrop:bg-transparent"
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <h2 id={id} className="mb-2 text-heading">
          {title}
        </h2>
        <Panel value={value} opensOn={opensOn} onChange={change} />
        <button
          type="button"
          className={`${buttonStyles.primary} mt-4 w-full`}
          onClick={() => dialog.current?.close()}
        >
          {t('pickers.done')}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
