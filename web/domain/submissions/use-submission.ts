import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/submissions'
import {
  looksLikeEmail,
  requiredFields,
  type SubmissionKind,
  submissionFields,
  submissionPaths,
} from '../../../schema/submissions'
import { ApiFailure } from '../../lib/api'
import { useSending } from '../forms/use-sending'

export const textsOf = { trip: 'trips:', contact: 'contact:' } as const satisfies Record<
  SubmissionKind,
  string
>

type RequiredField = (typeof requiredFields)[SubmissionKind][number]
type FieldError = RequiredField | 'emailForm'
type FieldErrors = Partial<Record<RequiredField, FieldError>>

function readForm(kind: SubmissionKind, form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  const names = [...submissionFields[kind], 'website']
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]))
}

function errorOf(name: RequiredField, text: string): FieldError | undefined {
  if (text === '') return name
  return name === 'email' && !looksLikeEmail(text) ? 'emailForm' : undefined
}

function findErrors(kind: SubmissionKind, written: Record<string, string>): FieldErrors {
  const errors = requiredFields[kind].map(
    (name) => [name, errorOf(name, written[name] ?? '')] as const,
  )
  return Object.fromEntries(errors.filter(([, error]) => error))
}

function isEmailRefused(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.body?.issues?.some(({ path }) => path === 'email') ?? false)
  )
}

/** One key for all tries of the same content, so that none is stored twice. */
function useIdempotencyKey(): (content: string) => string | undefined {
  const last = useRef<{ content: string; key: string | undefined }>(undefined)
  return (content) => {
    // Undefined in insecure contexts, such as a development server seen from a phone.
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID?.() }
    return last.current.key
  }
}

export function useSubmission(kind: SubmissionKind, plan?: TripPlan) {
  const { t } = useTranslation(['contact', 'trips', 'shell'])
  const sending = useSending(kind, submissionPaths[kind], textsOf[kind])
  const keyOf = useIdempotencyKey()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isAnother, setIsAnother] = useState(false)
  const submitted = useRef<HTMLFormElement>(null)
  // The trip form has one text for all failures.
  const refusedEmailText = kind === 'contact' ? t('shell:emailForm') : undefined

  // After the render, so that a screen reader reads the field with its error.
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (first) submitted.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [errors])

  function errorText(name: RequiredField): string | undefined {
    const error = errors[name]
    if (error === 'message') return t('errors.message')
    if (error === 'emailForm') return t('shell:emailForm')
    return error && t(`${textsOf[kind]}errors.${error}`)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.state === 'sending') return
    const form = event.currentTarget
    submitted.current = form
    const written = readForm(kind, form)
    const found = findErrors(kind, written)
    setErrors(found)
    sending.begin()
    if (Object.keys(found).length > 0) return
    const content = { ...written, ...(plan && !isAnother && { plan }) }
    const sent = {
      ...content,
      idempotencyKey: keyOf(JSON.stringify(content)),
      submittedAt: new Date().toISOString(),
    }
    await sending.send(form, sent, (error) => {
      if (!isEmailRefused(error)) return undefined
      setErrors({ email: 'emailForm' })
      return refusedEmailText
    })
  }

  function startAnother() {
    setIsAnother(true)
    sending.startAnother()
  }

  const { failure } = sending
  const failureText = errors.email === 'emailForm' ? refusedEmailText : undefined
  return {
    state: sending.state,
    failure: failure && { ...failure, text: failureText ?? failure.text },
    post: sending.post,
    noJs: sending.noJs,
    isAnother,
    errorText,
    submit,
    startAnother,
  }
}
