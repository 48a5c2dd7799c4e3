import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToastMessage } from './toast-store'

const durationMs = 5000
const swipeThresholdPx = 50

export function Toaster({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('shell')
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx} label={t('notification')}>
      <OneToast key={message.id} message={message} />
      <Toast.Viewport
        data-print="hide"
        hotkey={['F8']}
        label={t('notifications')}
        className="fixed inset-x-0 bottom-0 z-50 m-0 flex list-none flex-col p-4 outline-none md:start-auto md:max-w-[420px]"
      />
    </Toast.Provider>
  )
}

function OneToast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(true)
  const tone = message.destructive ? 'border-bad bg-card text-bad' : 'border-line bg-card text-ink'
  return (
    <Toast.Root open={open} onOpenChange={setOpen} className={`flex items-center gap-4 rounded-card border p-4 shadow-card ${tone}`}>
      <div className="grow">
        <Toast.Title className="font-semibold">{message.title}</Toast.Title>
        {message.text && <Toast.Description className="text-sm text-ink">{message.text}</Toast.Description>}
      </div>
      {message.action && (
        <Toast.Action
          altText={message.action.label}
          onClick={message.action.onClick}
          className="min-h-11 rounded-control border border-line px-3 text-sm font-semibold text-ink hover:border-ink"
        >
          {message.action.label}
        </Toast.Action>
      )}
      <Toast.Close aria-label={t('close')} className="inline-flex size-8 items-center justify-center text-muted hover:text-ink">
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}
