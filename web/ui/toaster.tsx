import * as Toast from '@radix-ui/react-toast'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeToast, type ToastMessage } from './toast-store'

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
        className={
          'fixed inset-x-0 bottom-0 z-50 m-0 flex list-none flex-col ' +
          'p-4 outline-none md:start-auto md:max-w-[420px]'
        }
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
    : (['border-on-night/25 bg-night text-on-night', Check] as const)
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
          className={
            'min-h-11 shrink-0 rounded-control border border-current/60 ' +
            'px-3 text-meta font-semibold hover:border-current'
          }
        >
          {message.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={t('close')}
        className={
          'inline-flex size-11 shrink-0 items-center ' +
          'justify-center rounded-full opacity-80 ' +
          'hover:opacity-100'
        }
      >
        <X className="size-4.5" />
      </Toast.Close>
    </Toast.Root>
  )
}
