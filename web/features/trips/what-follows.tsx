import { useTranslation } from 'react-i18next'
import { EditorNote } from '../../domain/trips/editor-note'
import { useChats } from '../../lib/page-data'

/** Beside the form: who answers, what happens with a request, and where to ask without one. */
export function WhatFollows() {
  const { t } = useTranslation('trips')
  const chats = useChats()
  return (
    <aside className="lg:sticky lg:top-30 lg:self-start">
      <EditorNote />
      <ul className="mt-4 border-t border-line lg:mt-6">
        {(['read', 'plan', 'choose'] as const).map((step) => (
          <li key={step} className="border-b border-line py-3">
            <b className="block">{t(`follows.${step}.title`)}</b>
            <span className="text-muted">{t(`follows.${step}.text`)}</span>
          </li>
        ))}
      </ul>
      {chats.length > 0 && (
        <p className="mt-3 lg:mt-4">
          {t('follows.chat')}{' '}
          {chats.map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener"
              className="me-3 font-semibold text-accent underline underline-offset-4 hover:decoration-2"
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </aside>
  )
}
