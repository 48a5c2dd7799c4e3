import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingRow } from '../../../schema/api/admin-tours'
import { buttonStyles } from '../../ui/button-styles'
import { contactsOf } from './tour-words'

export function Contacts({
  booking,
  children,
}: {
  booking: Pick<BookingRow, 'name' | 'phone' | 'email' | 'chat' | 'language'>
  children?: ReactNode
}) {
  const { t } = useTranslation('admin')
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
      {contactsOf(booking).map(({ way, href }) => {
        const action = t(`tours.guests.${way}`)
        return (
          <a
            key={way}
            href={href}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            aria-label={t('tours.guests.ofGuest', { action, name: booking.name })}
            className={buttonStyles.secondary}
          >
            {action}
          </a>
        )
      })}
      {children}
    </div>
  )
}
