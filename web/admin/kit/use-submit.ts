import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '../../../schema/errors'
import { ApiFailure } from '../../lib/api'
import { useLoginFailure } from '../login-failure'

/** What is wrong with one field of a form. */
export class FieldFault extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** The fields that error codes of the API are about, and what to say there. */
type Faults = Partial<Record<ErrorCode, { field: string; text: string }>>

function asFault(error: unknown, faults: Faults): unknown {
  const fault = error instanceof ApiFailure && error.body ? faults[error.body.code] : undefined
  return fault ? new FieldFault(fault.field, fault.text) : error
}

/**
 * Sends a form, once at a time. What fails stays beside its field, or beside the button, until the
 * next try.
 */
export function useSubmit(send: (data: FormData) => Promise<void>, faults: Faults = {}) {
  const failureText = useLoginFailure()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (failure instanceof FieldFault)
      form.current?.querySelector<HTMLElement>(`[name="${failure.field}"]`)?.focus()
  }, [failure])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    setFailure(undefined)
    setIsPending(true)
    try {
      await send(data)
    } catch (error) {
      setFailure(asFault(error, faults))
    } finally {
      setIsPending(false)
    }
  }

  return {
    form: { ref: form, onSubmit, method: 'post', noValidate: true } as const,
    isPending,
    /** What is wrong with a field. */
    faultOf: (field: string) =>
      failure instanceof FieldFault && failure.field === field ? failure.message : undefined,
    /** What failed otherwise, in a sentence. */
    failureText:
      failure === undefined || failure instanceof FieldFault ? undefined : failureText(failure),
  }
}
