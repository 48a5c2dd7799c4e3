import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation'
import type { ToastMessage } from './toast-store'

const durationMs = 5000
const swipeThresholdPx = 50

/** The toast viewport with the specified limits: 5 seconds, swipe right by 50 pixels, hotkey F8, 420 pixels wide. */
export function Toaster({ message }: { message: ToastMessage }) {
  const { t } = useTranslation()
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx} label={t('shell.notification')}>
      <OneToast key={message.id} message={message} />
      <Toast.Viewport
        data-print="hide"
        hotkey={['F8']}
        label={t('shell.notifications')}
        className="fixed inset-x-0 bottom-0 z-50 m-0 flex list-none flex-col p-4 outline-none md:start-auto md:max-w-[420px]"
      />
    </Toast.Provider>
  )
}

function OneToast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const tone = message.destructive ? 'border-bad bg-card text-bad' : 'border-line bg-card text-ink'
  return (
    <Toast.Root open={open} onOpenChange={setOpen} className={`flex items-center gap-4 rounded-card border p-4 raised ${tone}`}>
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
      <Toast.Close aria-label={t('shell.close')} className="inline-flex size-8 items-center justify-center text-muted hover:text-ink">
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}
