import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { recoveryCodeCount } from '../../../schema/admin-fields'
import type { AdminMe, RecoveryCodes as Codes, SecondFactorSetup } from '../../../schema/api/admins'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { StatusMark } from '../kit/status-mark'
import { FactorForm } from './factor-form'
import { RecoveryCodes } from './recovery-codes'
import { sessionsPath } from './session-list'

const path = '/api/admin/second-factor'

type Step =
  | { at: 'rest' | 'password' | 'renew' | 'off' }
  | { at: 'scan'; setup: SecondFactorSetup }
  | { at: 'codes'; codes: readonly string[]; news: string }

export function SecondFactor({ me }: { me: AdminMe }) {
  const { t } = useTranslation('admin')
  const { mutate } = useSWRConfig()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()

  function rest() {
    setStep({ at: 'rest' })
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  async function showCodes({ recoveryCodes }: Codes, news: string) {
    setStep({ at: 'codes', codes: recoveryCodes, news })
    await Promise.all([mutate('/api/admin/me'), mutate(sessionsPath)])
  }

  async function confirm(code: string) {
    const codes = await writeAdmin<Codes>('POST', `${path}/confirm`, { code })
    await showCodes(codes, t('factor.turnedOn'))
  }

  async function renew(code: string) {
    const codes = await writeAdmin<Codes>('POST', `${path}/recovery-codes`, { code })
    await showCodes(codes, t('factor.renewed'))
  }

  async function turnOff(input: { currentPassword: string; code: string }) {
    await writeAdmin('POST', `${path}/disable`, input)
    rest()
    showToast({ title: t('factor.turnedOff') })
    await mutate('/api/admin/me')
  }

  const begin = (at: 'password' | 'renew' | 'off', label: string, className: string) => (
    <button type="button" className={className} onClick={() => setStep({ at })}>
      {label}
    </button>
  )

  function stepView(): ReactNode {
    switch (step.at) {
      case 'rest':
        return (
          <div className="flex flex-wrap gap-2">
            {me.hasSecondFactor ? (
              <>
                {begin('renew', t('factor.newCodes'), buttonStyles.secondary)}
                {begin('off', t('factor.turnOff'), buttonStyles.secondary)}
              </>
            ) : (
              begin('password', t('factor.turnOn'), buttonStyles.primary)
            )}
          </div>
        )
      case 'password':
        return (
          <FactorForm
            asks="password"
            action={t('factor.next')}
            send={async ({ currentPassword }) =>
              setStep({
                at: 'scan',
                setup: await writeAdmin<SecondFactorSetup>('POST', `${path}/setup`, {
                  currentPassword,
                }),
              })
            }
            onCancel={rest}
          >
            <p>{t('factor.passwordText')}</p>
          </FactorForm>
        )
      case 'scan':
        return <ScanStep setup={step.setup} onConfirm={confirm} onCancel={rest} />
      case 'codes':
        return (
          <RecoveryCodes
            codes={step.codes}
            news={step.news}
            username={me.username}
            onClose={rest}
          />
        )
      case 'renew':
        return (
          <FactorForm
            asks="code"
            action={t('factor.newCodes')}
            send={({ code }) => renew(code)}
            onCancel={rest}
          >
            <p>{t('factor.renewText')}</p>
          </FactorForm>
        )
      case 'off':
        return (
          <FactorForm asks="both" action={t('factor.turnOff')} send={turnOff} onCancel={rest}>
            <p>{t('factor.turnOffText')}</p>
          </FactorForm>
        )
    }
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-heading outline-none">
          {t('factor.title')}
        </h2>
        <StatusMark tone={me.hasSecondFactor ? 'good' : 'plain'}>
          {me.hasSecondFactor ? t('factor.on') : t('factor.off')}
        </StatusMark>
      </div>
      <p className="mt-1 mb-4 max-w-2xl text-muted">
        {me.hasSecondFactor ? t('factor.onText') : t('factor.text')}
      </p>
      {me.hasSecondFactor && step.at === 'rest' && <CodesLeft count={me.recoveryCodesLeft} />}
      {stepView()}
    </section>
  )
}

const fewCodes = 2

function CodesLeft({ count }: { count: number }) {
  const { t } = useTranslation('admin')
  if (count > fewCodes)
    return <p className="mb-4">{t('factor.codesLeft', { left: count, all: recoveryCodeCount })}</p>
  return (
    <p className="mb-4 max-w-2xl font-semibold text-bad">
      {count === 0 ? t('factor.noCodes') : t('factor.fewCodes', { left: count })}
    </p>
  )
}

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }))

interface ScanStepProps {
  setup: SecondFactorSetup
  onConfirm: (code: string) => Promise<void>
  onCancel: () => void
}

function ScanStep({ setup: { secret, uri }, onConfirm, onCancel }: ScanStepProps) {
  const { t } = useTranslation('admin')
  const title = useRef<HTMLHeadingElement>(null)
  // From here the code and its field fit into one screen.
  useEffect(() => title.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <FactorForm
      asks="code"
      allowsRecovery={false}
      codeHint={t('factor.codeText')}
      action={t('factor.confirm')}
      send={({ code }) => onConfirm(code)}
      onCancel={onCancel}
    >
      <h3 ref={title} className="scroll-mt-20 font-semibold lg:scroll-mt-6">
        {t('factor.scanTitle')}
      </h3>
      <p>{t('factor.scanText')}</p>
      <Suspense fallback={<div className="skeleton size-52" />}>
        <QrCode text={uri} label={t('factor.qr')} />
      </Suspense>
      <div>
        <p className="text-sm text-muted">{t('factor.byHand')}</p>
        <code className="mt-1 block font-mono text-sm font-semibold wrap-anywhere select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <a href={uri} className={`${buttonStyles.quiet} text-sm`}>
          {t('factor.openApp')}
        </a>
      </div>
    </FactorForm>
  )
}
