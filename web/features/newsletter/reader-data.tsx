import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useNoJsForm, useNoJsPost } from '../../domain/forms/post-form'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { preferencesApiPath } from './paths'

interface ReaderDataProps {
  isSubscribed: boolean
  isSending: boolean
  onLeave: () => void
  onDelete: () => void
}

/** What readers do with what is stored about them: leave, take it along, delete it. */
export function ReaderData({ isSubscribed, isSending, onLeave, onDelete }: ReaderDataProps) {
  const { t } = useTranslation('preferences')
  const [search] = useSearchParams()
  const token = new URLSearchParams({ token: search.get('token') ?? '' })

  return (
    <section className="page mt-6">
      <h2 className="text-heading">{t('data')}</h2>
      <div className="mt-3 max-w-2xl border-t border-line">
        {isSubscribed && (
          <Fold title={t('leave')}>
            <Deed name="leave" hint={t('leaveHint')} onSubmit={onLeave}>
              <button type="submit" className={buttonStyles.secondary} disabled={isSending}>
                {t('leave')}
              </button>
            </Deed>
          </Fold>
        )}
        <Fold title={t('export')}>
          <p className="text-muted">{t('exportHint')}</p>
          {/* The answer is a file, so that the page stays, with scripts and without. */}
          <form method="post" action={`${preferencesApiPath}/export?${token}`} className="mt-3">
            <button type="submit" className={buttonStyles.secondary}>
              {t('export')}
            </button>
          </form>
        </Fold>
        <Fold title={t('delete')}>
          <Deed name="delete" hint={t('deleteHint')} onSubmit={onDelete}>
            <button type="submit" className={buttonStyles.secondary} disabled={isSending}>
              {t('deleteNow')}
            </button>
          </Deed>
        </Fold>
      </div>
    </section>
  )
}

interface DeedProps {
  name: Extract<FormName, 'leave' | 'delete'>
  hint: string
  onSubmit: () => void
  children: ReactNode
}

function Deed({ name, hint, onSubmit, children }: DeedProps) {
  const { shown } = useNoJsForm(name)
  const post = useNoJsPost(name)
  return (
    <div id={formId(name)} tabIndex={-1} className="outline-none">
      {shown?.summary}
      <p className="text-muted">{hint}</p>
      <form
        {...post}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="mt-3"
      >
        {children}
      </form>
    </div>
  )
}
