import { useTranslation } from 'react-i18next'
import type { BookingView } from '../../../schema/api/bookings'
import { bookingLimits, chatApps, holdMinutes, paidParts } from '../../../schema/bookings'
import { fieldId } from '../../../schema/no-js-forms'
import { paths } from '../../../schema/paths'
import { textLimits } from '../../../schema/submissions'
import { useNoJsForm } from '../../domain/forms/post-form'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { Choice, Choices } from './choices'
import { NativeForm } from './native-form'
import { useWords } from './words'

type TextName = 'name' | 'email' | 'phone' | 'diet' | 'pickUp' | 'note'
const limits: Record<TextName, number> = { ...textLimits, ...bookingLimits }

export function GuestForm({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { shown, values } = useNoJsForm('guest')
  const { chat, terms } = booking
  const field = (name: TextName) => ({
    id: fieldId('guest', name),
    name,
    label: t(`held.${name}`),
    maxLength: limits[name],
    defaultValue: values[name] ?? booking[name],
    error: shown?.errors[name],
  })
  const chosenChat = values.chat ?? chat ?? ''
  return (
    <NativeForm name="guest" className="mt-7 pay-form grid max-w-2xl gap-8">
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-display text-heading font-semibold">{t('held.guest')}</legend>
        <TextField {...field('name')} required autoComplete="name" className="sm:col-span-2" />
        <TextField
          {...field('email')}
          type="email"
          required
          autoComplete="email"
          hint={t('held.emailHint')}
        />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint={t('held.phoneHint')} />
        <Choices
          form="guest"
          name="chat"
          legend={<span className="font-sans text-base">{t('held.chat')}</span>}
          error={shown?.errors.chat}
          className="sm:col-span-2"
        >
          <div className="mt-1 flex flex-wrap gap-2">
            {(['', ...chatApps] as const).map((app) => (
              <Choice key={app} name="chat" value={app} isChosen={chosenChat === app}>
                {t(`held.chats.${app || 'none'}`)}
              </Choice>
            ))}
          </div>
        </Choices>
        <TextField {...field('diet')} hint={t('held.dietHint')} className="sm:col-span-2" />
        {terms.isPickUpOffered && (
          <TextField {...field('pickUp')} hint={t('held.pickUpHint')} className="sm:col-span-2" />
        )}
        <TextField {...field('note')} rows={3} className="sm:col-span-2" />
      </fieldset>
      <PaymentFields booking={booking} />
    </NativeForm>
  )
}

function PaymentFields({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const { shown, values } = useNoJsForm('guest')
  const { methods, total, deposit } = booking
  const [first] = methods
  if (!first) {
    return (
      <p>
        {t('noPayment')}{' '}
        <SiteLink to={paths.contact} className={buttonStyles.quiet}>
          {t('write')}
        </SiteLink>
      </p>
    )
  }
  const wanted = values.method ?? booking.method ?? first
  const method = methods.find((one) => one === wanted) ?? first
  const hasParts = deposit > 0 && deposit < total && methods.some((one) => one !== 'farm')
  const part = values.part ?? (booking.due === total ? 'all' : 'deposit')
  const amounts = {
    deposit: money(deposit),
    rest: money(total - deposit),
    total: money(total),
    hours: holdMinutes.bank / 60,
  }
  return (
    <>
      <Choices form="guest" name="method" legend={t('held.payment')} error={shown?.errors.method}>
        <div className="mt-3 grid gap-2">
          {methods.map((one) => (
            <Choice
              key={one}
              name="method"
              value={one}
              isNeeded
              isChosen={one === method}
              hint={t(`held.methodHints.${one}`, amounts)}
            >
              {t(`held.methods.${one}`)}
            </Choice>
          ))}
        </div>
      </Choices>
      {hasParts ? (
        <Choices
          form="guest"
          name="part"
          legend={t('held.part')}
          error={shown?.errors.part}
          className="pay-parts"
        >
          <div className="mt-3 grid gap-2">
            {paidParts.map((one) => (
              <Choice key={one} name="part" value={one} isChosen={one === part}>
                {t(`held.parts.${one}`, amounts)}
              </Choice>
            ))}
          </div>
        </Choices>
      ) : (
        // A radio, as the button's amount follows it.
        <input type="radio" name="part" value="all" defaultChecked hidden />
      )}
      <div>
        <button type="submit" className={`${buttonStyles.primary} w-full text-lg`}>
          <span className="pay-deposit">{t('held.pay', { amount: amounts.deposit })}</span>
          <span className="pay-all">{t('held.pay', { amount: amounts.total })}</span>
          <span className="pay-farm">{t('held.payFarm', { amount: amounts.total })}</span>
        </button>
        <p className="mt-2 text-meta text-muted">{t('held.agree')}</p>
      </div>
    </>
  )
}
