import * as Toast from '@radix-ui/react-toast'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeToast, type ToastMessage } from './toast-store'
import './toaster.css'

const durationMs = 5000
const swipeThresholdPx = 50
const removalDelayMs = 1_000_000

export function Toaster({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('shell')
  return (
    <Toast.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={t('notification')}
    >
      <OneToast key={message.id} message={message} />
      <Toast.Viewport
        data-print="hide"
        hotkey={['F8']}
        label={t('notifications')}
        className="toasts"
      />
    </Toast.Provider>
  )
}

function OneToast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(true)
  function change(isOpen: boolean) {
    setOpen(isOpen)
    if (!isOpen) setTimeout(removeToast, removalDelayMs, message.id)
  }
  const [tone, Icon] = message.destructive
    ? (['border-bad bg-card text-ink', TriangleAlert] as const)
    : (['border-line bg-night text-on-night', Check] as const)
  return (
    <Toast.Root
      open={open}
      onOpenChange={change}
      className={`toast flex items-center gap-3 rounded-card border py-2.5 ps-4 pe-2 card-shadow ${tone}`}
    >
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${message.destructive ? 'text-bad' : 'text-turmeric'}`}
      />
      <div className="min-w-0 grow py-1">
        <Toast.Title className="font-semibold">{message.title}</Toast.Title>
        {message.text && (
          <Toast.Description className="text-meta">{message.text}</Toast.Description>
        )}
      </div>
      {message.action && (
        <Toast.Action
          altText={message.action.label}
          onClick={message.action.onClick}
          className="toast-action text-meta"
        >
          {message.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={t('close')}
        className="toast-close inline-flex size-11 shrink-0 items-center justify-center"
      >
        <X className="size-4.5" />
      </Toast.Close>
    </Toast.Root>
  )
}
